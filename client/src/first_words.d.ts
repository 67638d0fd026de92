// What `scripts/first_words.ts` makes: the sentence of a page whose texts have not come.
declare module "virtual:first-words" {
  const said: Record<"en" | "es" | "fr" | "de" | "nl", string>;
  export default said;
}

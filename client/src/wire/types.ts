// Made by `npm run types` from docs/schema/wire.json. Do not edit.

/**
 * What a remark is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Kind".
 */
export type Kind = "chat" | "claim" | "gesture" | "question";

export interface Wire {
  from_client?:
    | Hello
    | Sit
    | Leave
    | Arrange
    | Commit
    | Reveal
    | Start
    | Play
    | Consider
    | Undo
    | Say
    | Mute
    | Chat
    | Return
    | Continue
    | SetRhythm
    | Reading
    | Remove
    | Hush
    | Resign
    | Delete
    | Vote
    | Rematch
    | Ping;
  from_server?: Welcome | Step | Changed | Heard | Done | Refused | Pong | Goodbye;
}
/**
 * The first message. With `since`, what followed that number is sent instead of everything.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  since?: number | null;
  hints?: boolean;
}
/**
 * Take an open seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  type: "sit";
  ticket: string;
  seat: number;
}
/**
 * Give up one's seat: before the deal it is open again, after it a bot takes over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: "leave";
  ticket: string;
}
/**
 * The host says what a free seat is for: open, or a bot at a level.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Arrange".
 */
export interface Arrange {
  type: "arrange";
  ticket: string;
  seat: number;
  level: string | null;
}
/**
 * Bind oneself to a contribution to the chance of the match, without showing it. Clients do so as they sit.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Commit".
 */
export interface Commit {
  type: "commit";
  ticket: string;
  round: number;
  commitment: string;
}
/**
 * Show the contribution one is bound to, once the seal is there: `table.deal.seal`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reveal".
 */
export interface Reveal {
  type: "reveal";
  ticket: string;
  round: number;
  value: string;
}
/**
 * The host begins the match; all seats must be taken.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  type: "start";
  ticket: string;
}
/**
 * A move, in answer to the situation of this step.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  ticket: string;
  step: number;
  move: {
    [k: string]: unknown;
  };
}
/**
 * What would come of a move, or of any move that has this part; nothing is done.
 *
 *     Refused with the clause if it is not possible, with `turn-ends` if one's turn would end with it; else `done`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Consider".
 */
export interface Consider {
  type: "consider";
  ticket: string;
  step: number;
  move: {
    [k: string]: unknown;
  };
}
/**
 * Take back one's own last move.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  ticket: string;
  step: number;
}
/**
 * Something said or shown.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "say";
  ticket: string;
  kind: Kind;
  text: string;
  arguments?: {
    [k: string]: unknown;
  };
  to?: number | null;
}
/**
 * Do not show me what this seat says; or show it again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: "mute";
  ticket: string;
  seat: number;
  muted: boolean;
}
/**
 * The host turns chat on or off.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: "chat";
  ticket: string;
  on: boolean;
}
/**
 * I am back: the bot that stood in for me need not decide any more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
  type: "return";
  ticket: string;
}
/**
 * I have seen how the round ended: from me, the next may begin.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Continue".
 */
export interface Continue {
  type: "continue";
  ticket: string;
}
/**
 * The host changes the rhythm of the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetRhythm".
 */
export interface SetRhythm {
  type: "rhythm";
  ticket: string;
  rhythm: "calm" | "normal" | "quick";
}
/**
 * I am reading, or have read: where nobody but bots plays with me, they wait meanwhile, though not for ever.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reading".
 */
export interface Reading {
  type: "reading";
  ticket: string;
  on: boolean;
}
/**
 * The host asks somebody to leave, before the deal. They cannot sit down at this table again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Remove".
 */
export interface Remove {
  type: "remove";
  ticket: string;
  seat: number;
}
/**
 * The host mutes somebody for all, or lets them speak again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hush".
 */
export interface Hush {
  type: "hush";
  ticket: string;
  seat: number;
  hushed: boolean;
}
/**
 * Give up: between two, the other wins; alone with bots, the match ends.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  type: "resign";
  ticket: string;
}
/**
 * The host ends a table that is not dealt yet, or where nobody but bots would miss it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Delete".
 */
export interface Delete {
  type: "delete";
  ticket: string;
}
/**
 * Let a bot play now for somebody who is gone. It does when more than half of those who are there want it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  type: "vote";
  ticket: string;
  seat: number;
}
/**
 * Again, with the same people, one seat further. The first who asks makes the new table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  type: "rematch";
  ticket: string;
}
/**
 * Is anybody there?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * Everything, on arrival.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  n: number;
  you: You;
  table: TableInfo;
  setting: Setting;
  now: Situation | null;
  story: {
    [k: string]: unknown;
  }[][];
  talk: Spoken[];
  notes?: Note[];
}
/**
 * The receiver.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "You".
 */
export interface You {
  seat: number | null;
  host: boolean;
  muted: number[];
  pause?: Pause | null;
}
/**
 * The table waits between two rounds until people have seen how the last one ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  waiting: number[];
  left: number | null;
}
/**
 * A table as anyone who has its id may know it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  players: number;
  state: "dealing" | "open" | "over" | "playing";
  visibility: "link" | "public";
  seats: Sitter[];
  pace: Pace;
  rhythm: "calm" | "none" | "normal" | "quick";
  stand_in: string;
  delay: number;
  lesson: boolean;
  chat: boolean;
  watching: number;
  commitment: string;
  deal: Deal | null;
  result: Result | null;
  rematch: string | null;
  ended?: ("deleted" | "empty" | "idle" | "resigned") | null;
  from_browser?: boolean;
}
/**
 * A seat of a table, as all may know it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sitter".
 */
export interface Sitter {
  kind: "bot" | "open" | "person";
  name: string | null;
  level: string | null;
  here: boolean;
  stands_in: boolean;
  host: boolean;
  hushed?: boolean;
  away?: number | null;
  bot_in?: number | null;
  votes?: number[];
  program?: string | null;
}
/**
 * How long people may think.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pace".
 */
export interface Pace {
  seconds?: number | null;
  bank?: number;
}
/**
 * How the people at a table agree on its chance: all that everybody may know of it. docs/record.md.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Deal".
 */
export interface Deal {
  round: number;
  setting: string;
  before: string | null;
  commitments: (string | null)[];
  revealed: boolean[];
  withheld: number[];
  seal: string | null;
}
/**
 * How a match ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  clause: string;
  shares: number[];
}
/**
 * What was agreed, in full: for those who come to the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Setting".
 */
export interface Setting {
  game: string;
  players: number;
  edition: string;
  options: {
    [k: string]: unknown;
  };
}
/**
 * The match as one seat, or a spectator, knows it now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Situation".
 */
export interface Situation {
  step: number;
  view: {
    [k: string]: unknown;
  };
  asked: boolean;
  legal: {
    [k: string]: unknown;
  }[];
  prompt: {
    [k: string]: unknown;
  }[];
  hints: {
    [k: string]: unknown;
  };
  undo: boolean;
  clock: Clock | null;
  result: Result | null;
  own?: number;
  paused?: boolean;
}
/**
 * Time left for the decision that is awaited.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  seats: number[];
  left: number;
  bank: number[];
}
/**
 * Something said or shown at the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Spoken".
 */
export interface Spoken {
  seat: number;
  kind: Kind;
  text: string;
  arguments: {
    [k: string]: unknown;
  };
  to: number | null;
  after: number;
}
/**
 * What happened among the people at a table: it stands in the story between the steps of the match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Note".
 */
export interface Note {
  note: "back" | "gone" | "late" | "left" | "resigned" | "voted";
  seat: number;
  after: number;
}
/**
 * Something happened in the match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  type: "step";
  n: number;
  events: {
    [k: string]: unknown;
  }[];
  taken_back: boolean;
  now: Situation;
  story?: {
    [k: string]: unknown;
  }[][];
}
/**
 * Something about the table or its people changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Changed".
 */
export interface Changed {
  type: "table";
  n: number;
  you: You;
  table: TableInfo;
  note?: Note | null;
}
/**
 * Somebody said or showed something.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Heard".
 */
export interface Heard {
  type: "talk";
  n: number;
  spoken: Spoken;
  clock?: Clock | null;
}
/**
 * The request with this ticket was carried out, and is durable.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
  ticket: string;
}
/**
 * The request with this ticket was not carried out, and nothing has changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  ticket: string | null;
  trouble: Trouble;
}
/**
 * Why something was not done. `code` has a text of its own in every language: `error-CODE`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Trouble".
 */
export interface Trouble {
  code: string;
  text: string;
  clause?: string | null;
}
/**
 * Yes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
}
/**
 * The server ends the connection: `restart`, `elsewhere` (another window took over), `too-slow`, `removed` …
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Goodbye".
 */
export interface Goodbye {
  type: "goodbye";
  reason: string;
}
/**
 * A finished match, step by step; step 0 is the deal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  setting: Setting;
  names: string[];
  steps: Replayed[];
  talk: Spoken[];
  result: Result;
}
/**
 * One step of a finished match, as a viewer knew it then.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replayed".
 */
export interface Replayed {
  events: {
    [k: string]: unknown;
  }[];
  view: {
    [k: string]: unknown;
  };
  hints: {
    [k: string]: unknown;
  };
  by: number | null;
  move: {
    [k: string]: unknown;
  } | null;
}
/**
 * What the home page shows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  waiting: TableInfo[];
  running: TableInfo[];
  yours: YourTable[];
}
/**
 * A table of yours, with what only you are told.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "YourTable".
 */
export interface YourTable {
  id: string;
  game: string;
  edition: string;
  players: number;
  state: "dealing" | "open" | "over" | "playing";
  visibility: "link" | "public";
  seats: Sitter[];
  pace: Pace;
  rhythm: "calm" | "none" | "normal" | "quick";
  stand_in: string;
  delay: number;
  lesson: boolean;
  chat: boolean;
  watching: number;
  commitment: string;
  deal: Deal | null;
  result: Result | null;
  rematch: string | null;
  ended?: ("deleted" | "empty" | "idle" | "resigned") | null;
  from_browser?: boolean;
  turn?: boolean;
  left?: number | null;
  ends_in?: number | null;
  can_delete?: boolean;
}
/**
 * What `POST /api/tables` asks for. What is left out is as the game has it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  players?: number | null;
  edition?: string | null;
  options?: {
    [k: string]: unknown;
  };
  seats?: SeatWanted[] | null;
  visibility?: "link" | "public";
  pace?: Pace;
  rhythm?: "calm" | "none" | "normal" | "quick";
  stand_in?: string | null;
  delay?: number;
  lesson?: boolean;
  start?: boolean;
}
/**
 * What a new table's seat is for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatWanted".
 */
export interface SeatWanted {
  kind: "bot" | "me" | "open";
  level?: string | null;
}
/**
 * Who the cookie says you are.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string | null;
  settings?: Preferences | null;
}
/**
 * How somebody likes their pages. Kept in the browser, and with the identity for their other devices.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Preferences".
 */
export interface Preferences {
  pace?: "calm" | "normal" | "quick";
  animation?: boolean;
  sound?: boolean;
  vibration?: boolean;
  notification?: boolean;
  confirm?: boolean;
  theme?: "dark" | "light" | "system";
  cards?: "large" | "normal" | "small";
  bots?: string;
}
/**
 * What somebody has played: the newest matches, and each game counted.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Played".
 */
export interface Played {
  matches: PlayedMatch[];
  games: GameTally[];
  total: number;
}
/**
 * A match that somebody played to its end.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayedMatch".
 */
export interface PlayedMatch {
  id: string;
  at: number;
  game: string;
  names: string[];
  bots: boolean[];
  seat: number;
  clause: string;
  shares: number[];
  lesson?: boolean;
  from_browser?: boolean;
}
/**
 * How often somebody played a game, and what came of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameTally".
 */
export interface GameTally {
  game: string;
  played: number;
  won: number;
  shared: number;
  with_people: number;
}
/**
 * A file that somebody wrote for an option of a game, such as a deck of cards, as a text.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SheetText".
 */
export interface SheetText {
  option: string;
  text: string;
  language?: string;
}
/**
 * By which ways this server can tell somebody who is away that it is their turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reach".
 */
export interface Reach {
  key: string;
  mail: boolean;
  address: string | null;
  confirmed: boolean;
}
/**
 * A browser that can be reached by Web Push, as `PushManager.subscribe` gives it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Subscription".
 */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}
/**
 * A browser that is not to be told any more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Unsubscribe".
 */
export interface Unsubscribe {
  endpoint: string;
}
/**
 * Where mail is to go to; an empty address for none. It must be confirmed by a code that is sent there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MailAddress".
 */
export interface MailAddress {
  address: string;
  language?: string;
}
/**
 * The code that came by mail.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MailCode".
 */
export interface MailCode {
  code: string;
}
/**
 * What is to be said about such a text: the value for a new table, or every mistake in it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CheckedSheet".
 */
export interface CheckedSheet {
  value: {
    [k: string]: unknown;
  } | null;
  advice: string[];
}
/**
 * A table was made.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Made".
 */
export interface Made {
  id: string;
}
/**
 * A link that moves your identity to another device; it works once, and not for long.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MoveHere".
 */
export interface MoveHere {
  code: string;
  seconds: number;
}
/**
 * The devices on which you are known.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Devices".
 */
export interface Devices {
  devices: Device[];
}
/**
 * A device on which you are known.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Device".
 */
export interface Device {
  id: string;
  label: string;
  made_at: number;
  seen_at: number;
  here: boolean;
}
/**
 * What `POST /api/me/tokens` asks for: a token for a program, and what the program is called at tables.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewToken".
 */
export interface NewToken {
  name: string;
  scopes: ("host" | "play" | "read" | "talk")[];
}
/**
 * A new token: the only time that it is shown.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MadeToken".
 */
export interface MadeToken {
  token: string;
  info: TokenInfo;
}
/**
 * A token, without what proves it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TokenInfo".
 */
export interface TokenInfo {
  id: string;
  name: string;
  scopes: ("host" | "play" | "read" | "talk")[];
  made_at: number;
}
/**
 * The tokens of a person.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TokenList".
 */
export interface TokenList {
  tokens: TokenInfo[];
}

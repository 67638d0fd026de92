// The pages there are, and the addresses that lead to them.

export type Page =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "review"; id: string }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "about" }
  | { page: "licences" }
  | { page: "settings"; code: string | null }
  | { page: "played" }
  | { page: "device"; code: string | null }
  | { page: "programs" }
  | { page: "lost" };

export function pageOf(path: string): Page {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  switch (first) {
    case "":
      return { page: "home" };
    case "t":
      if (!second) break;
      return { page: third === "replay" || third === "review" ? third : "table", id: second };
    case "new":
      if (second) return { page: "new", game: second };
      break;
    case "learn":
      if (second) return { page: "learn", game: second };
      break;
    case "rules":
      if (second) return { page: "rules", game: second };
      break;
    case "played":
      return { page: "played" };
    case "settings":
      return { page: "settings", code: second || null };
    case "about":
      return { page: "about" };
    case "licences":
      return { page: "licences" };
    case "programs":
      return { page: "programs" };
    case "device":
      return { page: "device", code: second || null };
  }
  return { page: "lost" };
}

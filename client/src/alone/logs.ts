// The logs of the tables in this browser, which hold everything that is hidden: for the workers that hold tables, never for a page.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { whole, type Created, type Entry, type Hidden } from "./log";
import { KEY, sealed, unsealed } from "./sealing";
import { database, done, finished, forgetOldWhatIfs, logOf, type Kept } from "./store";

const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

export const newSecret = (): string => bytesToHex(random(32));

/** Every lesson in a game has the same deal. */
const secretOf = ({ lesson, game }: Kept["created"]): string => (lesson ? bytesToHex(sha256(utf8ToBytes(`lesson ${game}`))) : newSecret());

/** The key under which this browser seals its logs. */
async function keyIn(transaction: IDBTransaction): Promise<Uint8Array> {
  const keys = transaction.objectStore("keys");
  const known = (await done(keys.get("logs"))) as Uint8Array | undefined;
  if (known) return known;
  const key = random(KEY);
  keys.put(key, "logs");
  return key;
}

/** The log of a table that is open. Behind what is hidden of its setting come the entries. */
export class Log {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly key: Uint8Array,
    readonly id: string,
    readonly created: Created,
    readonly entries: readonly Entry[],
    private next: number,
    /** Whether something lies behind the end of the log: what followed an entry that was not kept. */
    private rests: boolean,
  ) {}

  /** Called when somebody else has written at the end of the log: the table is open elsewhere. */
  overtaken: () => void = () => undefined;
  /** Entries that could not be kept, with their places; they go with the next. */
  private readonly unkept: [place: number, box: Uint8Array][] = [];

  /** Open the log of a table; `null` where this browser has no such table. At the first time, the secret is drawn. */
  static async open(id: string): Promise<Log | null> {
    const kept = await database();
    const transaction = kept.transaction(["tables", "logs", "keys"], "readwrite");
    const logs = transaction.objectStore("logs");
    const [table, boxes, places, key] = await Promise.all([
      done(transaction.objectStore("tables").get(id) as IDBRequest<Kept | undefined>),
      done(logs.getAll(logOf(id)) as IDBRequest<Uint8Array[]>),
      done(logs.getAllKeys(logOf(id))),
      keyIn(transaction),
    ]);
    if (!table) return null;
    if (!boxes.length) {
      boxes.push(sealed({ secret: secretOf(table.created) } satisfies Hidden, key));
      places.push([id, 0]);
      logs.put(boxes[0], places[0]);
    }
    // What is not kept has not happened, nor what followed it.
    const gap = places.findIndex((one, place) => (one as [string, number])[1] !== place);
    const [hidden, ...entries] = boxes.slice(0, gap < 0 ? undefined : gap).map((box) => unsealed<unknown>(box, key));
    if (!hidden) return null;
    const created = whole(table.created, hidden as Hidden);
    return new Log(kept, key, id, created, entries as Entry[], entries.length + 1, gap >= 0);
  }

  /** Keep an entry, and how the table stands with it. It is on its way to the storage when this returns, before anything
   * that follows: a page or a worker that dies then loses nothing. Where a browser keeps nothing, the match can still be
   * played to its end. */
  keep(table: Kept, entry: Entry): void {
    const now = [...this.unkept.splice(0), [this.next, sealed(entry, this.key)] as [number, Uint8Array]];
    const { rests } = this;
    const failed = (problem: DOMException | null): void => {
      if (problem?.name === "ConstraintError") return this.overtaken();
      this.unkept.unshift(...now);
      this.rests ||= rests;
    };
    this.next += 1;
    this.rests = false;
    try {
      const transaction = this.database.transaction(["tables", "logs"], "readwrite", { durability: "relaxed" });
      transaction.onabort = () => failed(transaction.error);
      const logs = transaction.objectStore("logs");
      if (rests) logs.delete(logOf(this.id, now[0]![0]));
      // Not `put`: what another page has written there stays.
      for (const [place, box] of now) logs.add(box, [this.id, place]);
      transaction.objectStore("tables").put(table);
      transaction.commit();
    } catch {
      failed(null); // the database was closed
    }
  }
}

/** Keep a table with a log that has begun. */
export async function keepLog(table: Kept, hidden: Hidden, entries: Entry[]): Promise<void> {
  const transaction = (await database()).transaction(["tables", "logs", "keys"], "readwrite");
  const key = await keyIn(transaction);
  [hidden, ...entries].forEach((one, nth) => transaction.objectStore("logs").put(sealed(one, key), [table.id, nth]));
  transaction.objectStore("tables").put(table);
  await finished(transaction);
  await forgetOldWhatIfs();
}

// The logs of the tables in this browser, which hold everything that is hidden: for the workers that hold tables, never for a page.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { whole, type Created, type Entry, type Hidden } from "./log";
import { forgetReviews } from "./reviews";
import { KEY, sealed, unsealed } from "./sealing";
import { database, done, finished, forgetOldWhatIfs, logOf, nextOpening, type Kept } from "./store";

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

/** The places of a log, and what is kept there. */
type Placed = [place: number, box: Uint8Array];

/** What a log says: how the table was set, and what has happened at it. */
interface Course {
  created: Created;
  entries: readonly Entry[];
}

interface Read {
  table: Kept;
  key: Uint8Array;
  boxes: Uint8Array[];
  /** Whether something lies behind the end of the log: what followed an entry that was not kept. */
  rests: boolean;
}

const STORES = ["tables", "logs", "keys"];

/** What is kept of a table; `null` where this browser has no such table. What is not kept has not happened, nor what followed it. */
async function readIn(transaction: IDBTransaction, id: string): Promise<Read | null> {
  const logs = transaction.objectStore("logs");
  const [table, boxes, places, key] = await Promise.all([
    done(transaction.objectStore("tables").get(id) as IDBRequest<Kept | undefined>),
    done(logs.getAll(logOf(id)) as IDBRequest<Uint8Array[]>),
    done(logs.getAllKeys(logOf(id))),
    keyIn(transaction),
  ]);
  const gap = places.findIndex((one, place) => (one as [string, number])[1] !== place);
  return table ? { table, key, boxes: boxes.slice(0, gap < 0 ? undefined : gap), rests: gap >= 0 } : null;
}

function courseOf({ table, key, boxes }: Read): Course {
  const [hidden, ...entries] = boxes.map((box) => unsealed<unknown>(box, key));
  return { created: whole(table.created, hidden as Hidden), entries: entries as Entry[] };
}

/** Read the log of a table, whoever writes it; `null` where there is none. */
export async function readLog(id: string): Promise<Course | null> {
  const read = await readIn((await database()).transaction(STORES, "readwrite"), id);
  return read?.boxes.length ? courseOf(read) : null;
}

/** The log of a table, open to be written. Behind what is hidden of its setting come the entries. */
export class Log implements Course {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly key: Uint8Array,
    readonly id: string,
    readonly created: Created,
    readonly entries: readonly Entry[],
    private next: number,
    private rests: boolean,
    /** Which opening of the log this is. */
    private readonly opening: number,
  ) {}

  /** Called when the table is not this log's any more: somebody has opened it elsewhere, or deleted it. */
  overtaken: () => void = () => undefined;
  /** What could not be kept; it goes with the next. */
  private readonly unkept: Placed[] = [];

  /** Open the log of a table; `null` where this browser has no such table. At the first time, the secret is drawn. Whoever
   * had it open before cannot write any more, not even a page that is being left and does not know it yet. */
  static async open(id: string): Promise<Log | null> {
    const kept = await database();
    const transaction = kept.transaction(STORES, "readwrite");
    const [read, opening] = await Promise.all([readIn(transaction, id), nextOpening(transaction, id)]);
    if (!read) return null;
    transaction.objectStore("keys").add(null, [id, opening]);
    const { table, key, boxes, rests } = read;
    const first: Placed[] = boxes.length ? [] : [[0, sealed({ secret: secretOf(table.created) } satisfies Hidden, key)]];
    boxes.push(...first.map(([, box]) => box));
    const { created, entries } = courseOf(read);
    const log = new Log(kept, key, id, created, entries, boxes.length, rests, opening);
    log.add(transaction, first);
    return log;
  }

  /** Keep an entry, and how the table stands with it. It is on its way to the storage when this returns, before anything
   * that follows: a page or a worker that dies then loses nothing. Where a browser keeps nothing, the match can still be
   * played to its end. */
  keep(table: Kept, entry: Entry): void {
    const now = [...this.unkept.splice(0), [this.next, sealed(entry, this.key)] as Placed];
    this.next += 1;
    try {
      const transaction = this.database.transaction(STORES, "readwrite", { durability: "relaxed" });
      this.add(transaction, now);
      transaction.objectStore("tables").put(table);
      transaction.commit();
    } catch {
      this.unkept.unshift(...now); // the database was closed
    }
  }

  /** Write behind the end of the log, unless it was opened again. There is no time to ask first: what is there cannot be added. */
  private add(transaction: IDBTransaction, now: Placed[]): void {
    const { rests } = this;
    transaction.onabort = () => {
      if (transaction.error?.name === "ConstraintError") return this.overtaken();
      this.unkept.unshift(...now);
      this.rests ||= rests;
    };
    const [keys, logs] = [transaction.objectStore("keys"), transaction.objectStore("logs")];
    const after = [this.id, this.opening + 1];
    keys.add(null, after);
    keys.delete(after);
    if (!now.length) return;
    if (rests) logs.delete(logOf(this.id, now[0]![0]));
    this.rests = false;
    for (const [place, box] of now) logs.add(box, [this.id, place]);
  }
}

/** Keep a table with a log that has begun. */
export async function keepLog(table: Kept, hidden: Hidden, entries: Entry[]): Promise<void> {
  const transaction = (await database()).transaction(STORES, "readwrite");
  const key = await keyIn(transaction);
  [hidden, ...entries].forEach((one, nth) => transaction.objectStore("logs").put(sealed(one, key), [table.id, nth]));
  transaction.objectStore("tables").put(table);
  await finished(transaction);
  await forgetReviews(await forgetOldWhatIfs()).catch(() => undefined); // where no review was ever kept
}

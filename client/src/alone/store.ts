// What this browser keeps of the tables played in it: their logs and how they stand. IndexedDB, so that it outlives the browser.
import type { TableInfo } from "@/wire/types";
import type { Created, Entry } from "./log";

const NAME = "shinobi";
const VERSION = 1;

/** A table, as lists of tables show it. */
export interface Kept {
  id: string;
  created: Created;
  /** How it stands; `null` before the first entry. */
  info: TableInfo | null;
  /** Whether the person is asked. */
  turn: boolean;
  at: number;
}

export const done = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("nothing is kept"));
  });

export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("nothing is kept"));
  });

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("entries");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("nothing is kept"));
  });
  return opened;
}

const range = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Keep a new table. */
export async function keepTable(table: Kept): Promise<void> {
  const transaction = (await database()).transaction("tables", "readwrite");
  transaction.objectStore("tables").put(table);
  await finished(transaction);
}

/** Keep an entry of a table's log, and how the table stands with it. */
export async function keepEntry(table: Kept, nth: number, entry: Entry): Promise<void> {
  const transaction = (await database()).transaction(["tables", "entries"], "readwrite");
  transaction.objectStore("entries").put(entry, [table.id, nth]);
  transaction.objectStore("tables").put(table);
  await finished(transaction);
}

/** Keep a table with a log that has begun. */
export async function keepLog(table: Kept, entries: Entry[]): Promise<void> {
  const transaction = (await database()).transaction(["tables", "entries"], "readwrite");
  entries.forEach((entry, nth) => transaction.objectStore("entries").put(entry, [table.id, nth]));
  transaction.objectStore("tables").put(table);
  await finished(transaction);
}

/** A table and its log; `null` where this browser has no such table. */
export async function loaded(id: string): Promise<{ table: Kept; entries: Entry[] } | null> {
  const transaction = (await database()).transaction(["tables", "entries"]);
  const [table, entries] = await Promise.all([
    done(transaction.objectStore("tables").get(id) as IDBRequest<Kept | undefined>),
    done(transaction.objectStore("entries").getAll(range(id)) as IDBRequest<Entry[]>),
  ]);
  return table ? { table, entries } : null;
}

/** All tables that are kept, the newest first. */
export async function tables(): Promise<Kept[]> {
  const all = await done((await database()).transaction("tables").objectStore("tables").getAll() as IDBRequest<Kept[]>);
  return all.sort((one, other) => other.at - one.at);
}

/** Forget a table. */
export async function forget(id: string): Promise<void> {
  const transaction = (await database()).transaction(["tables", "entries"], "readwrite");
  transaction.objectStore("tables").delete(id);
  transaction.objectStore("entries").delete(range(id));
  await finished(transaction);
}

// What this browser keeps of the tables played in it, in IndexedDB, so that it outlives the browser. Pages read how the
// tables stand, which has nothing in it that a person may not know; the logs are for workers (`logs.ts`).
import type { TableInfo } from "@/wire/types";
import { isWhatIf } from "./ids";
import type { Known } from "./log";

const NAME = "shinobi";
const VERSION = 2;

/** So many tables that go on from a moment of another match are kept. */
const MOST_WHAT_IFS = 10;

/** A table, as lists of tables show it. */
export interface Kept {
  id: string;
  created: Known;
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

export function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const name of [...request.result.objectStoreNames]) request.result.deleteObjectStore(name);
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("logs");
      request.result.createObjectStore("keys");
    };
    request.onsuccess = () => {
      // A newer version of the site must not wait for this page.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    // A page of an older version is open, which does not let go: better nothing than a page that waits for ever.
    request.onblocked = () => reject(new Error("nothing is kept"));
    request.onerror = () => reject(request.error ?? new Error("nothing is kept"));
  });
  return opened;
}

/** The keys of a table's log, from a place on: entry by entry. */
export const logOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

/** Keep a new table. What is hidden is drawn by the worker that opens it first. */
export async function keepTable(table: Kept): Promise<void> {
  const transaction = (await database()).transaction("tables", "readwrite");
  transaction.objectStore("tables").put(table);
  await finished(transaction);
}

/** A table as lists show it; `null` where this browser has no such table. */
export async function keptTable(id: string): Promise<Kept | null> {
  const request = (await database()).transaction("tables").objectStore("tables").get(id) as IDBRequest<Kept | undefined>;
  return (await done(request)) ?? null;
}

/** All tables that are kept, the newest first. */
export async function tables(): Promise<Kept[]> {
  const all = await done((await database()).transaction("tables").objectStore("tables").getAll() as IDBRequest<Kept[]>);
  return all.sort((one, other) => other.at - one.at);
}

/** The number of the next opening of a table. Those before are noted: who has it open looks whether somebody came after. */
export async function nextOpening(transaction: IDBTransaction, id: string): Promise<number> {
  const openings = await done(transaction.objectStore("keys").getAllKeys(logOf(id)));
  return openings.length ? (openings.at(-1) as [string, number])[1] + 1 : 0;
}

/** Forget some tables. That counts as an opening: a page that plays at one cannot bring it back. */
export async function forget(...ids: string[]): Promise<void> {
  const transaction = (await database()).transaction(["tables", "logs", "keys"], "readwrite");
  const [keys, logs] = [transaction.objectStore("keys"), transaction.objectStore("logs")];
  for (const id of ids) {
    transaction.objectStore("tables").delete(id);
    logs.delete(logOf(id));
    void nextOpening(transaction, id).then((opening) => {
      keys.delete(logOf(id));
      keys.add(null, [id, opening]);
    });
  }
  await finished(transaction);
}

/** Forget the oldest of the tables that stand in no list; returns their ids. */
export async function forgetOldWhatIfs(): Promise<string[]> {
  const branches = (await tables()).filter(({ id }) => isWhatIf(id));
  const old = branches.slice(MOST_WHAT_IFS).map(({ id }) => id);
  await forget(...old);
  return old;
}

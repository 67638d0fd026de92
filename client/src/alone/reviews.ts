// What this browser keeps of reviews: what was worked out, and the person's own notes. A database of its own beside the tables.
import { VERSION, type Review } from "./review";
import { done, finished } from "./store";

const NAME = "shinobi-reviews";

/** What is kept of a match. */
export interface Kept {
  review?: Review;
  notes?: string;
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("reviews");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("nothing is kept"));
  });
  return opened;
}

/** What is kept of the match at this table. A review of another version does not count. */
export async function kept(id: string): Promise<Kept> {
  const store = (await database()).transaction("reviews").objectStore("reviews");
  const found = ((await done(store.get(id))) as Kept | undefined) ?? {};
  return found.review && found.review.version !== VERSION ? { ...found, review: undefined } : found;
}

/** Keep something more of it. Fails where a browser keeps nothing. */
export async function keep(id: string, more: Kept): Promise<void> {
  const transaction = (await database()).transaction("reviews", "readwrite");
  const store = transaction.objectStore("reviews");
  store.put({ ...((await done(store.get(id))) as Kept | undefined), ...more }, id);
  await finished(transaction);
}

/** Forget what is kept of these matches: their tables are gone. */
export async function forgetReviews(ids: string[]): Promise<void> {
  if (!ids.length) return;
  const transaction = (await database()).transaction("reviews", "readwrite");
  for (const id of ids) transaction.objectStore("reviews").delete(id);
  await finished(transaction);
}

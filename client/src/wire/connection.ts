// The way between a seat and its table. What is told and what is asked is the same on every way; a page knows no other.
import type { Changed, Done, Goodbye, Heard, Pong, Refused, Step, Welcome, Wire } from "@/wire/types";

/** What a table tells. */
export type Told = Welcome | Step | Changed | Heard | Done | Refused | Pong | Goodbye;

/** What a seat asks for; the table answers under the ticket. */
export type Request = { type: NonNullable<Wire["from_client"]>["type"]; ticket: string } & Record<string, unknown>;

/** How the connection stands. */
export type Line = "connecting" | "open" | "broken" | "ended";

/** The end of the way where the person is. */
export interface Receiver {
  line: Line;
  /** Whether the line is open and nothing comes: the network may be gone. */
  silent: boolean;
  /** The number of the last message, from which a table can go on; `null` to be told everything. */
  last: number | null;
  hear(told: Told): void;
  /** There is no use in trying again. */
  end(reason: string): void;
}

export interface Connection {
  /** Send a request, if the way is open. Whoever gets no answer asks again when it is open again. */
  send(request: Request): void;
  /** Come again where the person has become somebody else for the table since; all is told anew. */
  refresh(): void;
  close(): void;
}

import { apply } from "./apply.ts";
import { listOwn, readOwn, withdraw } from "./own.ts";
import type { ApplicationParts } from "./parts.ts";
import { decide, listForEmployer, readForEmployer } from "./received.ts";

export type Applications = ReturnType<typeof createApplications>;

export const createApplications = (parts: ApplicationParts) => ({
  apply: apply(parts),
  listOwn: listOwn(parts),
  readOwn: readOwn(parts),
  withdraw: withdraw(parts),
  listForEmployer: listForEmployer(parts),
  readForEmployer: readForEmployer(parts),
  decide: decide(parts),
});

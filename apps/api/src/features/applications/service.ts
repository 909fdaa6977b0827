import { apply } from "./apply.ts";
import { listOwn, readOwn, withdraw } from "./own.ts";
import type { ApplicationParts } from "./parts.ts";
import { decide, markOpened, undo } from "./received/decide.ts";
import { countForEmployer, listForEmployer } from "./received/list.ts";
import { readForEmployer } from "./received/read.ts";

export type Applications = ReturnType<typeof createApplications>;

export const createApplications = (parts: ApplicationParts) => ({
  apply: apply(parts),
  listOwn: listOwn(parts),
  readOwn: readOwn(parts),
  withdraw: withdraw(parts),
  listForEmployer: listForEmployer(parts),
  countForEmployer: countForEmployer(parts),
  readForEmployer: readForEmployer(parts),
  markOpened: markOpened(parts),
  decide: decide(parts),
  undo: undo(parts),
});

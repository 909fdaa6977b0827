import { apply } from "./apply.ts";
import type { ApplicationDeps } from "./deps.ts";
import { allowContact, stopContact } from "./history/service.ts";
import { listOwn, readOwn, withdraw } from "./own.ts";
import { decide, markOpened, undo } from "./received/decide.ts";
import { countForEmployer, listForEmployer } from "./received/list.ts";
import { readForEmployer } from "./received/read.ts";
import { reopen } from "./received/reopen.ts";
import { assign, lookAt } from "./received/together.ts";

export type Applications = ReturnType<typeof createApplications>;

export const createApplications = (deps: ApplicationDeps) => ({
  apply: apply(deps),
  listOwn: listOwn(deps),
  readOwn: readOwn(deps),
  withdraw: withdraw(deps),
  listForEmployer: listForEmployer(deps),
  countForEmployer: countForEmployer(deps),
  readForEmployer: readForEmployer(deps),
  markOpened: markOpened(deps),
  decide: decide(deps),
  undo: undo(deps),
  reopen: reopen(deps),
  stopContact: stopContact(deps),
  allowContact: allowContact(deps),
  assign: assign(deps),
  lookAt: lookAt(deps),
});

import type { Member } from "../../../records/company/members.ts";
import { close, reopen } from "./close.ts";
import type { OwnJobDeps } from "./deps.ts";
import { list, readOwn } from "./read.ts";
import { create, remove, update } from "./write.ts";

export type OwnJobs = ReturnType<typeof createOwnJobs>;

/** An employer's jobs: only their owner can post, edit, close and delete them. */
export const createOwnJobs = (deps: OwnJobDeps) => ({
  read: (member: Member, id: string) => readOwn(deps, member, id),
  list: list(deps),
  create: create(deps),
  update: update(deps),
  close: close(deps),
  reopen: reopen(deps),
  remove: remove(deps),
});

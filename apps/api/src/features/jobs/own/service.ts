import { close, reopen } from "./close.ts";
import type { OwnJobParts } from "./parts.ts";
import { list, readOwn } from "./read.ts";
import { create, remove, update } from "./write.ts";

export type OwnJobs = ReturnType<typeof createOwnJobs>;

/** An employer's jobs: only their owner can post, edit, close and delete them. */
export const createOwnJobs = (parts: OwnJobParts) => ({
  read: (employerId: string, id: string) => readOwn(parts, employerId, id),
  list: list(parts),
  create: create(parts),
  update: update(parts),
  close: close(parts),
  reopen: reopen(parts),
  remove: remove(parts),
});

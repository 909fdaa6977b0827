import { auditEntries } from "@dryrun/domain/admin/records/contract";
import type { TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";

/** Returns the entries of the audit that admins see, the newest first. */
export const auditOf = async (world: TestApp, adminToken: string, query: object = {}) =>
  (await call(world, auditEntries, { query }, adminToken)).body.entries;

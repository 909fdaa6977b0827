import { auditEntries } from "@dryrun/domain/admin/records/contract";
import type { TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";

/** Returns the entries of the audit that admins see, the newest first. */
export const auditOf = async (testApp: TestApp, adminToken: string, query: object = {}) =>
  (await call(testApp, auditEntries, { query }, adminToken)).body.entries;

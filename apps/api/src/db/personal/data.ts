import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { OF_ACCOUNTS, OF_USERS } from "./accounts.ts";
import { OF_APPLICATIONS } from "./applications.ts";
import { OF_COMPANIES } from "./companies.ts";
import type { Handling } from "./handling.ts";
import { OF_INTERVIEWS } from "./interviews.ts";
import { OF_INVITATIONS, OF_NOTIFICATIONS } from "./invitations.ts";
import { OF_JOB_INTEREST, OF_JOBS } from "./jobs.ts";
import { OF_COURSE, OF_DRILLS, OF_MASTERCLASS, OF_QUIZ } from "./learning.ts";
import { OF_AUDIT, OF_CONTACT, OF_OPERATIONS } from "./operations.ts";
import { OF_PAYMENTS } from "./payments.ts";
import { OF_PROFILES } from "./profiles.ts";

export { OTHER_STORES } from "../other-stores.ts";

/**
 * Every table and column of the product: whether it is personal, and what the download, the deletion of the account and
 * retention do with it. Every new column needs an entry in one of these lists: types and `data.test.ts` fail until then.
 */
export const PERSONAL_DATA = [
  ...OF_USERS,
  ...OF_COMPANIES,
  ...OF_ACCOUNTS,
  ...OF_AUDIT,
  ...OF_PROFILES,
  ...OF_JOBS,
  ...OF_APPLICATIONS,
  ...OF_INVITATIONS,
  ...OF_NOTIFICATIONS,
  ...OF_JOB_INTEREST,
  ...OF_INTERVIEWS,
  ...OF_DRILLS,
  ...OF_COURSE,
  ...OF_QUIZ,
  ...OF_OPERATIONS,
  ...OF_MASTERCLASS,
  ...OF_CONTACT,
  ...OF_PAYMENTS,
].map(({ table, kept, columns }) => ({
  table: table as PgTable,
  name: getTableConfig(table as PgTable).name,
  kept,
  columns: columns as Record<string, Handling>,
}));

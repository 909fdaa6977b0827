import { USER_TYPES } from "@dryrun/domain/contract/call";
import { boolean, smallint, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { impersonalTable } from "./personal.ts";

/** Settings of flags that differ from the registry. */
export const featureFlags = impersonalTable("feature_flags", "for good", {
  key: text("key").primaryKey(),
  isOn: boolean("is_on").notNull(),
  share: smallint("share").notNull(),
  roles: text("roles", { enum: USER_TYPES }).array().notNull(),
  changedAt: timestampColumn("changed_at").notNull(),
});

import { customType, text, timestamp } from "drizzle-orm/pg-core";

/** Text that is compared without case. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
/** Bytes, as both databases' drivers return them. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (bytes) => Buffer.from(bytes),
});
/** A point in time; a Date in TypeScript. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/** The number of a transaction, which never repeats. */
export const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** Columns of a bank's question that is no longer drawn. */
export const retiredColumns = () => ({
  itemId: text("item_id").primaryKey(),
  reason: text("reason").notNull(),
  retiredAt: timestampColumn("retired_at").notNull(),
});

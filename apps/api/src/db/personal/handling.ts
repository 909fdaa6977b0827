import type { PgTable } from "drizzle-orm/pg-core";

/** How a personal column is handled; a string gives the reason for an exception. */
export interface Personal {
  /** In the file of `GET /account/export`. */
  download: "yes" | { not: string };
  /** Deleted with the account. Tests search for it in every table. */
  deletion: "gone" | { stays: string };
}
/** False: not personal by itself. */
export type Handling = Personal | false;

export const NO = false;
export const IN: Personal = { download: "yes", deletion: "gone" };
export const notDownloaded = (why: string): Personal => ({ download: { not: why }, deletion: "gone" });
export const notDeleted = (why: string): Personal => ({ download: "yes", deletion: { stays: why } });

export const LAW = "the law asks for payments and invoices for eight years";
export const PUBLIC = "public words of a company, which the applications to the job refer to";
export const SECRET = "a secret";
export const HELD = "a decision that the employer may still take back";
export const OWN_NOTES = "the employer's own notes";

interface Described<T extends PgTable> {
  table: T;
  /** How long a row is kept, apart from the account's deletion: a name of `domain/account/retention.ts`, or in words. */
  kept: string;
  columns: Record<keyof T["$inferSelect"] & string, Handling>;
}
export const describeTable = <T extends PgTable>(table: T, kept: string, columns: Described<T>["columns"]) => ({
  table,
  kept,
  columns,
});

export const RESUME = {
  fullName: IN,
  email: IN,
  phone: IN,
  summary: IN,
  skills: IN,
  languages: IN,
  portfolioUrl: IN,
  coverLetter: IN,
  currentCTC: IN,
  expectedCTC: IN,
  noticePeriod: IN,
  noWorkExperience: IN,
  workExperience: IN,
  education: IN,
  projects: IN,
};
export const WITH_ACCOUNT = "with the account";

// The roles and things of permitted-calls.ts and permitted-employer-calls.ts.
import type { ErrorCode } from "@dryrun/domain/errors";
import type { Field } from "./owned/texts.ts";
import type { Thing } from "./owned/things.ts";

export type Role =
  | "visitor"
  | "student"
  | "another student"
  | "employer"
  | "another employer"
  | "unverified employer"
  | "admin";
/** A success status or the refusal's code; with the fields whose texts the answer may contain. */
export type Answer = number | ErrorCode | readonly [number | ErrorCode, ...Field[]];

export interface Permitted {
  /** A section of docs/rules.md. */
  rule: string;
  roles: readonly Role[];
  things: readonly Thing[];
  calls: Record<string, Answer>;
}

export const STRANGERS: readonly Role[] = ["visitor", "another student", "another employer", "unverified employer"];
export const ALL: readonly Role[] = [...STRANGERS, "student", "employer", "admin"];
export const STUDENTS: readonly Role[] = ["student", "another student"];

/** Permitted for everyone while the object is active; only strangers are tested. */
export const LIVING: readonly Thing[] = [
  "an application to an open job",
  "a student's belongings",
  "an employer's belongings",
];
export const OPEN: readonly Thing[] = ["an application to an open job"];
export const WITHDRAWN: readonly Thing[] = ["a withdrawn application"];
export const HIDDEN: readonly Thing[] = ["an application to a hidden job"];
export const DELETED: readonly Thing[] = ["an application to a deleted job"];
export const CLOSED: readonly Thing[] = ["a closed job"];
export const JOB_IS_GONE: readonly Thing[] = [...HIDDEN, ...DELETED, "an application to a deleted employer"];
export const STUDENT_IS_GONE: readonly Thing[] = [
  "an application of a deleted student",
  "an undecided application of a deleted student",
];

/** Whatever the id: there is no draft, or none any more. */
export const NO_DRAFT = { "applications.applicationDraft": 200, "applications.deleteApplicationDraft": 204 } as const;

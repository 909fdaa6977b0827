import type { ErrorCode } from "../errors.ts";

/** Why this is refused, or null when it may be done. */
export const refusalOf{{pascal}} = (isAllowed: boolean): ErrorCode | null => (isAllowed ? null : "FORBIDDEN");

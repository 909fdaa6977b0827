import type { ErrorCode } from "../errors.ts";

/** Returns why this is refused, or null if it is allowed. */
export const refusalOf{{pascal}} = (isAllowed: boolean): ErrorCode | null => (isAllowed ? null : "FORBIDDEN");

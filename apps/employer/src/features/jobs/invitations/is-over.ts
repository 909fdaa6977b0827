import type { Invitation } from "../../../shared/answers.ts";

/** The link no longer opens the job; people who have applied do not need it. */
export const isOver = ({ expiresAt, hasApplied }: Pick<Invitation, "expiresAt" | "hasApplied">, now = Date.now()) =>
  !hasApplied && expiresAt !== null && Date.parse(expiresAt) <= now;

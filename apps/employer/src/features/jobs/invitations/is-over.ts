import type { Invitation } from "../../../shared/answers.ts";

/** Its link opens the job no more; who has applied needs none. */
export const isOver = ({ expiresAt, hasApplied }: Pick<Invitation, "expiresAt" | "hasApplied">, now = Date.now()) =>
  !hasApplied && expiresAt !== null && Date.parse(expiresAt) <= now;

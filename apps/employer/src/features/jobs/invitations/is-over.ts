import type { Invitation } from "../../../shared/answers.ts";

/** Whether the link no longer opens the job; people who have applied do not need it. While the job is closed, the validity is paused. */
export const isOver = (
  { expiresAt, hasApplied }: Pick<Invitation, "expiresAt" | "hasApplied">,
  closedAt: string | null = null,
  now = Date.now(),
) => !hasApplied && expiresAt !== null && Date.parse(expiresAt) <= (closedAt === null ? now : Date.parse(closedAt));

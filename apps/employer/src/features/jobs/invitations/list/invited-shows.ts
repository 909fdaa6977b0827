import { INTERVIEW_DONE } from "@dryrun/domain/invitations/limits";
import { latestSoonEnd } from "@dryrun/domain/invitations/rules";
import type { Invitation } from "../../../../shared/answers.ts";
import { isOver } from "../is-over.ts";

const isLive = ({ applicationStatus }: Invitation) => applicationStatus !== null && applicationStatus !== "withdrawn";

/** Groups of the list; each matches a number on the job's page for invited people. */
export const SHOWS = {
  all: () => true,
  waiting: ({ hasApplied }: Invitation) => !hasApplied,
  /** Invitations that expire soon, counted like on the dashboard. */
  ending: (invitation: Invitation, closedAt: string | null) =>
    !invitation.hasApplied &&
    invitation.expiresAt !== null &&
    closedAt === null &&
    !isOver(invitation) &&
    new Date(invitation.expiresAt) <= latestSoonEnd(new Date()),
  applied: isLive,
  sent: (invitation: Invitation) => isLive(invitation) && invitation.interviewStatus === INTERVIEW_DONE,
  accepted: ({ applicationStatus }: Invitation) => applicationStatus === "accepted",
} as const;
export type Show = keyof typeof SHOWS;
export const SHOW_NAMES = Object.keys(SHOWS) as Show[];

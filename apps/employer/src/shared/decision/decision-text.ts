import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { formatDate, formatDateTime } from "@dryrun/domain/time";
import { messages } from "../../messages.en-in.ts";
import type { Application } from "../answers.ts";
import { isUntilMorning } from "./use-still-held.ts";

const text = messages.decision;

/** The decision as text, with dates if known. `decider` is the colleague who decided; null for oneself. */
export type DecisionFacts = { status: string; decider?: string | null } & Partial<
  Pick<Application, "decidedAt" | "timeline" | "undoUntil">
>;

/** When the mail about a held decision goes out. */
export const heldText = (undoUntil: string, decidedAt: string | null | undefined) =>
  isUntilMorning(undoUntil, decidedAt) ? text.leavesAt(formatDateTime(undoUntil)) : text.leaves;

/** Describes a decision: "Rejected on 20 Nov 2026. The candidate was notified by e-mail." */
export function decisionText({ status, decider = null, decidedAt, undoUntil, timeline = [] }: DecisionFacts) {
  if (status === "withdrawn") {
    const at = timeline.find(({ type }) => type === "withdrawn")?.at;
    return at ? text.withdrawn(formatDate(at)) : text.withdrawnUndated;
  }
  if (status !== "accepted" && status !== "rejected")
    return text.decided(STATUS_LABELS[status as keyof typeof STATUS_LABELS] ?? status);
  const decided = decidedAt ? text[status](formatDate(decidedAt), decider) : text.decided(STATUS_LABELS[status]);
  return `${decided} ${undoUntil ? heldText(undoUntil, decidedAt) : text.final}`;
}

import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { formatDate } from "@dryrun/domain/time";
import { messages } from "../../messages.en-in.ts";
import type { Application } from "../answers.ts";

const text = messages.decision;

/** The decision as text, with dates if known. `decider` is the colleague who decided; null for oneself. */
export type DecisionFacts = { status: string; decider?: string | null } & Partial<
  Pick<Application, "decidedAt" | "timeline" | "undoUntil">
>;

/** Describes a decision: "Rejected on 20 Nov 2026. This decision is final. …" */
export function decisionText({ status, decider = null, decidedAt, undoUntil, timeline = [] }: DecisionFacts) {
  if (status === "withdrawn") {
    const at = timeline.find(({ type }) => type === "withdrawn")?.at;
    return at ? text.withdrawn(formatDate(at)) : text.withdrawnUndated;
  }
  if (status !== "accepted" && status !== "rejected")
    return text.decided(STATUS_LABELS[status as keyof typeof STATUS_LABELS] ?? status);
  const decided = decidedAt ? text[status](formatDate(decidedAt), decider) : text.decided(STATUS_LABELS[status]);
  return `${decided} ${undoUntil ? text.leaves : text.final}`;
}

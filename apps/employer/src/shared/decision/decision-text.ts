import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { formatDate } from "@dryrun/domain/time";
import { words } from "../../messages.en-in.ts";
import type { Application } from "../answers.ts";

const say = words.decision;

/** The decision as text, with dates if known. */
export type DecisionFacts = { status: string } & Partial<Pick<Application, "decidedAt" | "timeline" | "undoUntil">>;

/** Describes a decision: "Rejected on 20 Nov 2026. This decision is final. …" */
export function decisionText({ status, decidedAt, undoUntil, timeline = [] }: DecisionFacts) {
  if (status === "withdrawn") {
    const at = timeline.find(({ type }) => type === "withdrawn")?.at;
    return at ? say.withdrawn(formatDate(at)) : say.withdrawnUndated;
  }
  if (status !== "accepted" && status !== "rejected")
    return say.decided(STATUS_LABELS[status as keyof typeof STATUS_LABELS] ?? status);
  const decided = decidedAt ? say[status](formatDate(decidedAt)) : say.decided(STATUS_LABELS[status]);
  return `${decided} ${undoUntil ? say.leaves : say.final}`;
}

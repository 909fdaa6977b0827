import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { formatDate } from "@dryrun/domain/time";
import { words } from "../../messages.en-in.ts";
import type { Application } from "../answers.ts";

const say = words.decision;

/** The decision as text, with dates if known. */
export type DecisionFacts = { status: string } & Partial<Pick<Application, "decidedAt" | "timeline">>;

/** "Rejected on 20 Nov 2026." */
export function decisionText({ status, decidedAt, timeline = [] }: DecisionFacts) {
  if (status === "withdrawn") {
    const at = timeline.find(({ type }) => type === "withdrawn")?.at;
    return at ? say.withdrawn(formatDate(at)) : say.withdrawnUndated;
  }
  if (!decidedAt || status === "pending")
    return say.decided(STATUS_LABELS[status as keyof typeof STATUS_LABELS] ?? status);
  return status === "accepted" ? say.accepted(formatDate(decidedAt)) : say.rejected(formatDate(decidedAt));
}

import type { TimelineStep } from "@dryrun/design-system/pages/timeline";
import { formatDate } from "@dryrun/domain/time";
import * as words from "../../messages.en-in.ts";
import type { Application } from "../../shared/answers.ts";

type Event = Application["timeline"][number];
type Facts = Pick<Application, "status" | "interview" | "timeline">;

const w = words.applications;

/** The steps of an application: past ones with dates, the next one, and possible later ones. */
export function stepsOf({ status, interview, timeline }: Facts): TimelineStep[] {
  const find = (type: Event["type"]) => timeline.find((event) => event.type === type);
  const { state, score, finalDecision } = interview;
  const hasResult = state === "completed" || state === "sent";
  const reviewed = find("reviewed");
  const step = (title: string, event: Event | undefined, isDone = event !== undefined, detail?: string) => ({
    title,
    when: event && formatDate(event.at),
    detail,
    state: isDone ? ("done" as const) : ("todo" as const),
  });
  const isParked = hasResult && score === null;
  const verdict = hasResult && score !== null && finalDecision ? w.outOf(score, finalDecision) : undefined;
  const result = reviewed && verdict ? `${verdict}. ${w.reviewed(formatDate(reviewed.at))}` : verdict;
  const decided = find("accepted") ?? find("rejected") ?? find("withdrawn");
  const viewed = find("viewed");
  const steps: TimelineStep[] = [
    step(w.steps.applied, find("applied"), true),
    ...(viewed ? [step(w.steps.viewed, viewed)] : []),
    step(w.steps.interview, find("interview-submitted"), undefined, state === "running" ? w.running : undefined),
    step(
      w.steps.result,
      undefined,
      hasResult && !isParked,
      isParked ? w.notGraded : state === "evaluating" ? w.evaluating : result,
    ),
    step(w.steps.sent, find("sent")),
    decided
      ? step(w.steps[decided.type as "accepted"], decided, true, decided.reason)
      : step(w.steps.decision, undefined),
  ];
  return status === "pending" ? withNext(steps) : steps.filter(({ state: done }) => done === "done");
}

/** The first step that is not done is where the student is now. */
function withNext(steps: TimelineStep[]): TimelineStep[] {
  const next = steps.findIndex(({ state }) => state === "todo");
  return steps.map((step, at) => (at === next ? { ...step, state: "current" } : step));
}

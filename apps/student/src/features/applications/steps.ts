import type { TimelineStep } from "@dryrun/design-system/pages/timeline";
import { formatDate } from "@dryrun/domain/time";
import * as words from "../../messages.en-in.ts";
import type { Application } from "../../shared/answers.ts";

type Event = Application["timeline"][number];
type Facts = Pick<Application, "status" | "interview" | "timeline">;

const text = words.applications;

/** Places in the list of steps: applied, interview, result, sent, decision. */
const [AFTER_APPLIED, AFTER_RESULT, AFTER_SENT] = [1, 3, 4];

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
  const verdict = hasResult && score !== null && finalDecision ? text.outOf(score, finalDecision) : undefined;
  const result = reviewed && verdict ? `${verdict}. ${text.reviewed(formatDate(reviewed.at))}` : verdict;
  const decided = find("accepted") ?? find("rejected") ?? find("withdrawn");
  const viewed = find("viewed");
  const reopened = timeline.findLast(({ type }) => type === "reopened");
  const steps: TimelineStep[] = [
    step(text.steps.applied, find("applied"), true),
    step(text.steps.interview, find("interview-submitted"), undefined, state === "running" ? text.running : undefined),
    step(
      text.steps.result,
      undefined,
      hasResult && !isParked,
      isParked ? text.notGraded : state === "evaluating" ? text.evaluating : result,
    ),
    step(text.steps.sent, find("sent")),
    ...(reopened ? [step(text.steps.reopened, reopened)] : []),
    decided ? step(text.steps[decided.type as "accepted"], decided) : step(text.steps.decision, undefined),
  ];
  if (viewed) steps.splice(placeOf(viewed, find), 0, step(text.steps.viewed, viewed));
  return status === "pending" ? withNext(steps) : steps.filter(({ state: done }) => done === "done");
}

/** Where "viewed by the recruiter" belongs among the steps: after everything that happened earlier. */
function placeOf(viewed: Event, find: (type: Event["type"]) => Event | undefined): number {
  const isAfter = (event: Event | undefined) => event !== undefined && viewed.at > event.at;
  if (isAfter(find("sent"))) return AFTER_SENT;
  return isAfter(find("interview-submitted")) ? AFTER_RESULT : AFTER_APPLIED;
}

/** The first step that is not done is where the student is now. */
function withNext(steps: TimelineStep[]): TimelineStep[] {
  const next = steps.findIndex(({ state }) => state === "todo");
  return steps.map((step, index) => (index === next ? { ...step, state: "current" } : step));
}

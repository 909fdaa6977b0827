import type { User } from "@dryrun/auth/use-session";
import type { Output } from "@dryrun/domain/contract/define";
import type { interviewHistory } from "@dryrun/domain/interviews/contract";
import { NO_CREDITS } from "@dryrun/domain/interviews/messages";
import { COMPLETION_WARNING_PERCENT } from "@dryrun/domain/profile/completion";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/limits";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { ListedApplication } from "../../shared/answers.ts";

export type ListedSession = Output<typeof interviewHistory>["sessions"][number];

/** The steps from the first visit to a sent result, in their order. */
export const ROAD = ["quiz", "profile", "apply", "interview", "send"] as const;
export type RoadStep = (typeof ROAD)[number];

export interface NextStep {
  /** Where on the road it is. */
  step: RoadStep;
  title: string;
  text: string;
  action: string;
  to: string;
}

export interface Facts {
  user: Pick<User, "passedQuiz" | "interviewCredits" | "runningInterview">;
  /** Of the interview that is running. */
  minutesLeft?: number;
  /** In percent; undefined if it could not be loaded, and the step is then skipped. */
  completion: number | undefined;
  applications: readonly ListedApplication[];
  sessions: readonly ListedSession[];
}

const { cards } = words.today;
const isOpen = ({ status }: ListedApplication) => status === "pending" || status === "accepted";
const isFilled = ({ completion = 100 }: Pick<Facts, "completion">) => completion >= COMPLETION_WARNING_PERCENT;

/** The states of an application's interview once its answers are in. */
const INTERVIEWED: readonly string[] = ["evaluating", "completed", "sent"];

/** A running interview comes first. */
function runningStep({ user: { runningInterview }, minutesLeft = 0 }: Facts): NextStep | null {
  if (!runningInterview || minutesLeft === 0) return null;
  const { applicationId } = runningInterview;
  return {
    step: "interview",
    title: cards.running.title,
    text: cards.running.text(minutesLeft),
    action: words.running.resume,
    to: applicationId ? paths.startInterview(applicationId) : paths.practice,
  };
}

/** The next step: a running interview, quiz, send, interview, profile, wait, or apply. */
export function nextStepOf(facts: Facts): NextStep {
  const { user, completion = 100, applications, sessions } = facts;
  const running = runningStep(facts);
  if (running) return running;
  if (!user.passedQuiz) {
    const { title, text } = cards.quiz;
    return { step: "quiz", title, text: text(QUIZ_PASS_PERCENT), action: words.nav.startQuiz, to: paths.quiz };
  }
  const open = new Set(applications.filter(isOpen).map(({ _id }) => _id));
  const sendable = sessions.find(
    ({ isCompleted, score, submittedToEmployer, finalDecision, applicationId }) =>
      isCompleted &&
      score !== null &&
      !submittedToEmployer &&
      finalDecision !== "Rejected" &&
      applicationId &&
      open.has(applicationId._id),
  );
  if (sendable?.applicationId) {
    const { title, text, action } = cards.send;
    const job = sendable.applicationId.jobId.title;
    return {
      step: "send",
      title: title(job),
      text: text(sendable.score),
      action,
      to: paths.interview(sendable.sessionId),
    };
  }
  const toRehearse = applications.find((one) => isOpen(one) && !one.jobTakenDown && one.interview.state === "none");
  if (toRehearse) return interviewStep(toRehearse, user.interviewCredits > 0);
  if (!isFilled(facts)) {
    const { title, text, action } = cards.profile;
    return { step: "profile", title, text: text(completion), action, to: paths.profile };
  }
  const waiting = applications.find((one) => one.interview.state === "evaluating");
  if (waiting) return { step: "send", ...cards.waiting, action: words.nav.interviews, to: paths.interviews };
  return { step: "apply", ...cards.apply, action: words.nav.jobs, to: paths.jobs };
}

/** Without a credit it says so, because the start would be refused. */
function interviewStep({ _id, jobId }: ListedApplication, hasCredit: boolean): NextStep {
  const { title, text, action } = cards.interview;
  return {
    step: "interview",
    title: title(jobId.title),
    text: hasCredit ? text : NO_CREDITS,
    action: hasCredit ? action : words.nav.buyCredits,
    to: hasCredit ? paths.application(_id) : paths.creditsFor({ applicationId: _id }),
  };
}

/** The state of each step, whichever is next. */
const isDone: Readonly<Record<RoadStep, (facts: Facts) => boolean>> = {
  quiz: ({ user }) => user.passedQuiz,
  profile: isFilled,
  apply: ({ applications }) => applications.length > 0,
  interview: ({ applications, sessions }) =>
    sessions.some(({ applicationId, submitted }) => applicationId && submitted) ||
    applications.some(({ interview }) => INTERVIEWED.includes(interview.state)),
  send: ({ applications, sessions }) =>
    sessions.some(({ submittedToEmployer }) => submittedToEmployer) ||
    applications.some(({ interview }) => interview.state === "sent"),
};

/** The road with one step that is next; of the others each is ticked or to come by its own facts. */
export const roadOf = (facts: Facts, next: RoadStep) =>
  ROAD.map((step) => ({
    step,
    state: step === next ? ("current" as const) : isDone[step](facts) ? ("done" as const) : ("todo" as const),
  }));

import type { User } from "@dryrun/auth/use-session";
import type { Output } from "@dryrun/domain/contract/define";
import type { interviewHistory } from "@dryrun/domain/interviews/contract";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/limits";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { ListedApplication } from "../../shared/answers.ts";

export type ListedSession = Output<typeof interviewHistory>["sessions"][number];

export interface NextStep {
  title: string;
  text: string;
  action: string;
  to: string;
}

export interface Facts {
  user: Pick<User, "passedQuiz" | "hasAttempts">;
  applications: readonly ListedApplication[];
  sessions: readonly ListedSession[];
}

const { cards } = words.today;
const isOpen = ({ status }: ListedApplication) => status === "pending" || status === "accepted";

/** The one thing to do next: quiz, send, interview, wait, or apply. */
export function nextStepOf({ user, applications, sessions }: Facts): NextStep {
  if (!user.passedQuiz) {
    const action = user.hasAttempts ? words.nav.retakeQuiz : words.nav.startQuiz;
    return { title: cards.quiz.title, text: cards.quiz.text(QUIZ_PASS_PERCENT), action, to: paths.quiz };
  }
  const open = new Set(applications.filter(isOpen).map(({ _id }) => _id));
  const sendable = sessions.find(
    ({ isCompleted, submittedToEmployer, finalDecision, applicationId }) =>
      isCompleted &&
      !submittedToEmployer &&
      finalDecision !== "Rejected" &&
      applicationId &&
      open.has(applicationId._id),
  );
  if (sendable?.applicationId) {
    const { send } = cards;
    const title = send.title(sendable.applicationId.jobId.title);
    return { title, text: send.text(sendable.score), action: send.action, to: paths.interview(sendable.sessionId) };
  }
  const toRehearse = applications.find((one) => isOpen(one) && one.interview.state === "none");
  if (toRehearse) {
    const { interview } = cards;
    const title = interview.title(toRehearse.jobId.title);
    return { title, text: interview.text, action: interview.action, to: paths.application(toRehearse._id) };
  }
  const waiting = applications.find((one) => one.interview.state === "evaluating");
  if (waiting) return { ...cards.waiting, action: words.nav.interviews, to: paths.interviews };
  return { ...cards.apply, action: words.nav.jobs, to: paths.jobs };
}

/** How far along the road from the quiz to the sent result the student has come. */
export function roadOf({ user, applications, sessions }: Facts): boolean[] {
  return [
    user.passedQuiz,
    applications.length > 0,
    sessions.some(({ submitted }) => submitted),
    sessions.some(({ submittedToEmployer }) => submittedToEmployer),
  ];
}

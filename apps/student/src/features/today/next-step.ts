import type { User } from "@dryrun/auth/use-session";
import type { Output } from "@dryrun/domain/contract/define";
import type { course } from "@dryrun/domain/courses/contract";
import { lessonPath } from "@dryrun/domain/courses/lessons/parts";
import type { interviewHistory } from "@dryrun/domain/interviews/contract";
import { NO_CREDITS } from "@dryrun/domain/interviews/messages";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { COMPLETION_WARNING_PERCENT } from "@dryrun/domain/profile/completion";
import { QUIZ_PASS_PERCENT, QUIZ_QUESTIONS } from "@dryrun/domain/quiz/rules";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { ListedApplication, ListedJob, OpenInvitation } from "../../shared/answers.ts";
import { running } from "../../shared/interview/running.en-in.ts";
import { invitations as messages } from "../../shared/invitations/invitations.en-in.ts";
import { practise } from "../../shared/practise/practise.en-in.ts";
import {
  type LatestScores,
  type PractiseStep,
  practiceAfterQuiz,
  practiceAfterResult,
} from "../../shared/practise/practise-steps.ts";

export type ListedSession = Output<typeof interviewHistory>["sessions"][number];

/** The steps from the first visit to a sent result, in their order. */
export const ROAD = ["quiz", "profile", "apply", "interview", "send"] as const;
export type RoadStep = (typeof ROAD)[number];

export interface NextStep extends Omit<PractiseStep, "to"> {
  /** The step of the road; null for news. */
  step: RoadStep | null;
  /** A company's decision that the step is about. */
  decision?: "accepted";
  /** The URL of a page, or what to practise immediately. */
  to: string | PractiseStep["to"];
}

export interface Facts extends LatestScores {
  user: Pick<User, "passedQuiz" | "interviewCredits" | "runningInterview" | "email">;
  /** The minutes left of the running interview. */
  minutesLeft?: number;
  /** In percent; undefined if it could not be loaded, which skips the step. */
  completion: number | undefined;
  applications: readonly ListedApplication[];
  /** Whether the student has opened the news of an accepted application; without it, none. */
  isRead?: (applicationId: string) => boolean;
  /** Invitations that the student can still use, the first to expire first. */
  invitations?: readonly OpenInvitation[];
  /** Newest first. */
  sessions: readonly ListedSession[];
  /** Answered questions of an open quiz on this device. */
  begunQuiz?: number;
  /** A set of questions that was begun. */
  open?: { _id: string; topic: InterviewTopic; answered: number } | null;
  /** The next lesson of the student's course. */
  course?: Output<typeof course>["next"];
  /** The number of questions to review today. */
  due?: number;
  /** The best matching job without an application. */
  match?: Pick<ListedJob, "_id" | "title" | "company" | "skills"> | undefined;
}

const { cards } = words.today;
const isOpen = ({ status }: ListedApplication) => status === "pending" || status === "accepted";
const FULL = 100;

/** The states of an application's interview after the answers were submitted. */
const INTERVIEWED: readonly string[] = ["evaluating", "completed", "sent"];

/**
 * Returns what the student can do now, the most urgent first: what waits for them, then practice, then new jobs. Until the quiz is passed, jobs
 * are closed except those of invitations; an application by invitation continues like any other.
 */
export function queueOf(facts: Facts): [NextStep, ...NextStep[]] {
  const before = [
    ...runningSteps(facts),
    ...acceptedSteps(facts, false),
    ...sendSteps(facts),
    ...invitedSteps(facts),
    ...acceptedSteps(facts, true),
  ];
  const practice = [
    ...openSteps(facts),
    ...reviewSteps(facts),
    ...courseSteps(facts),
    ...practiceAfterResult(facts),
    ...rehearsalSteps(facts),
  ];
  const jobs = facts.match
    ? [applyStep(facts), ...profileSteps(facts), ...waitingSteps(facts)]
    : [...profileSteps(facts), ...waitingSteps(facts), applyStep(facts)];
  const begun = facts.begunQuiz ? [quizStep(facts)] : [];
  const quiz = [
    ...begun,
    ...rehearsalSteps(facts),
    ...waitingSteps(facts),
    ...openSteps(facts),
    ...courseSteps(facts),
    ...practiceAfterQuiz(facts),
    ...(facts.begunQuiz ? [] : [quizStep(facts)]),
  ];
  const rest = facts.user.passedQuiz ? [...practice, ...jobs] : [...quiz, ...reviewSteps(facts)];
  return [...before, ...rest] as [NextStep, ...NextStep[]];
}

function runningSteps({ user: { runningInterview }, minutesLeft = 0 }: Facts): NextStep[] {
  if (!runningInterview || minutesLeft === 0) return [];
  const { applicationId } = runningInterview;
  const { title, text } = cards.running;
  const to = applicationId ? paths.startInterview(applicationId) : paths.practice;
  const step = applicationId ? ("interview" as const) : null;
  return [{ step, title, text: text(minutesLeft), action: running.resume, to }];
}

/** Lists the accepted applications that the student has opened, or those that are still unopened. */
function acceptedSteps({ user, applications, isRead = () => false }: Facts, isOfRead: boolean): NextStep[] {
  const { title, text, action } = cards.accepted;
  return applications
    .filter(({ _id, status }) => status === "accepted" && isRead(_id) === isOfRead)
    .map(({ _id, jobId }) => ({
      step: null,
      decision: "accepted",
      title: title(jobId.company, jobId.title),
      text: text(jobId.company, user.email),
      action,
      to: paths.application(_id),
    }));
}

/** The next lesson of a course that the student has bought. */
function courseSteps({ course }: Facts): NextStep[] {
  if (!course) return [];
  const { title, text, action } = cards.course;
  const to = lessonPath(course.unit, course.lesson);
  return [{ step: null, title: title(course.unitTitle, course.number), text, action, to }];
}

/** Invitations expire, so they come before steps without a deadline. */
const invitedSteps = ({ user, invitations = [] }: Facts): NextStep[] =>
  invitations.map(({ job, expiresAt }) => ({
    step: "apply",
    title: messages.title(job.title, job.company),
    text: messages.text(expiresAt, user.passedQuiz),
    action: messages.action,
    to: paths.job(job._id),
  }));

/** Returns results that the student may send to an application that still accepts one, the best first. */
function sendSteps({ sessions }: Facts): NextStep[] {
  const { title, text, action } = cards.send;
  const best = sessions.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  return best.flatMap(({ sessionId, score, submittedToEmployer, finalDecision, applicationId, applicationEnd }) =>
    applicationId && score !== null && !submittedToEmployer && finalDecision !== "Rejected" && !applicationEnd
      ? {
          step: "send" as const,
          title: title(applicationId.jobId.title),
          text: text(score),
          action,
          to: paths.interview(sessionId),
        }
      : [],
  );
}

function openSteps({ open }: Facts): NextStep[] {
  if (!open) return [];
  const { title, text, action } = practise.open;
  return [{ step: null, title: title(open.topic), text: text(open.answered), action, to: paths.drill(open._id) }];
}

function quizStep({ failedQuiz, begunQuiz = 0 }: Facts): NextStep {
  const { title, again, text, begun } = cards.quiz;
  if (begunQuiz > 0)
    return {
      step: "quiz",
      title: words.quiz.resume,
      text: begun(words.quiz.answered(begunQuiz, QUIZ_QUESTIONS)),
      action: practise.open.action,
      to: paths.paper,
    };
  return {
    step: "quiz",
    title: failedQuiz ? again : title,
    text: text(QUIZ_PASS_PERCENT),
    action: failedQuiz ? words.nav.retakeQuiz : words.nav.startQuiz,
    to: paths.quiz,
  };
}

/** Wrong answers come back some days later. */
function reviewSteps({ due = 0 }: Facts): NextStep[] {
  const { text } = cards.review;
  return due > 0
    ? [{ step: null, title: practise.due(due), text: text(due), action: practise.review, to: { practise: "reviews" } }]
    : [];
}

/** Suggests an interview. Without a credit the step shows that one is missing, because the start would be refused. */
function rehearsalSteps({ user, applications }: Facts): NextStep[] {
  const one = applications.find((each) => isOpen(each) && !each.jobTakenDown && each.interview.state === "none");
  if (!one) return [];
  const { title, text, action } = cards.interview;
  const hasCredit = user.interviewCredits > 0;
  return [
    {
      step: "interview",
      title: title(one.jobId.title),
      text: hasCredit ? text : NO_CREDITS,
      action: hasCredit ? action : words.nav.buyCredits,
      to: hasCredit ? paths.startInterview(one._id) : paths.creditsFor({ applicationId: one._id }),
    },
  ];
}

function profileSteps({ completion = FULL }: Facts): NextStep[] {
  if (completion >= COMPLETION_WARNING_PERCENT) return [];
  const { title, text, action } = cards.profile;
  return [{ step: "profile", title, text: text(completion), action, to: paths.profile }];
}

const waitingSteps = ({ applications }: Facts): NextStep[] =>
  applications.some(({ interview }) => interview.state === "evaluating")
    ? [{ step: "send", ...cards.waiting, action: words.nav.interviews, to: paths.interviews }]
    : [];

function applyStep({ match, completion = FULL }: Facts): NextStep {
  if (!match) return { step: "apply", ...cards.apply, action: words.nav.jobs, to: paths.jobs };
  const { title, text, action } = cards.match;
  const { known, missing } = match.skills;
  return {
    step: "apply",
    title: title(match.title, match.company),
    text:
      known.length > 0
        ? text(known.length, known.length + missing.length, completion >= COMPLETION_WARNING_PERCENT)
        : cards.apply.text,
    action,
    to: paths.job(match._id),
  };
}

/** Whether each step is done, in any order. */
const isDone: Readonly<Record<RoadStep, (facts: Facts) => boolean>> = {
  quiz: ({ user }) => user.passedQuiz,
  // An application fills in the profile's fields.
  profile: ({ completion = FULL, applications }) => applications.length > 0 || completion >= COMPLETION_WARNING_PERCENT,
  apply: ({ applications }) => applications.length > 0,
  interview: ({ applications, sessions }) =>
    sessions.some(({ applicationId, submitted }) => applicationId && submitted) ||
    applications.some(({ interview }) => INTERVIEWED.includes(interview.state)),
  send: ({ applications, sessions }) =>
    sessions.some(({ submittedToEmployer }) => submittedToEmployer) ||
    applications.some(({ interview }) => interview.state === "sent"),
};

/** The steps, ticked by facts alone. The current one is the first open step of the queue, or else the first without a tick. */
export function roadOf(facts: Facts, queue: readonly NextStep[]) {
  const isOpenStep = (step: RoadStep | null): step is RoadStep => step !== null && !isDone[step](facts);
  const current = queue.map(({ step }) => step).find(isOpenStep) ?? ROAD.find(isOpenStep);
  return ROAD.map((step) => {
    const state = isDone[step](facts) ? ("done" as const) : ("todo" as const);
    return { step, state: step === current ? ("current" as const) : state };
  });
}

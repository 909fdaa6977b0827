import type { ApplicationEnd } from "@dryrun/domain/applications/limits";
import { LEVELS } from "@dryrun/domain/interviews/drills/limits";
import {
  type Decision,
  INTERVIEW_QUESTIONS,
  PASS_FROM,
  PRACTICE_LABELS,
  type PracticeTopic,
} from "@dryrun/domain/interviews/limits";
import { APPLICATION_ENDED } from "@dryrun/domain/interviews/messages";
import { countOf, listOf } from "@dryrun/domain/text";
import { formatDateTime, formatTime } from "@dryrun/domain/time";
import { shortDay } from "../../shared/time/short-day.ts";

/** 20 Nov, 4:40 pm IST */
const shortMoment = (at: string) => `${shortDay(at)}, ${formatTime(at)}`;

const pointsOf = (points: number) => countOf(points, "point");

/** Why the verdict is Review: the score is below a pass, or `reviewReason`. */
const belowPass = `A pass needs ${PASS_FROM}.`;
type VerdictText = (score: number, reason: string | null) => string;

const VERDICTS: Record<Decision, VerdictText> = {
  Pass: (score) => `${score} out of 100. Well done. This is worth sending.`,
  Review: (score, reason) =>
    `${score} out of 100. ${reason ?? belowPass} You can send this result, and the recruiter decides. You can also practise first: the score stays as it is.`,
  Rejected: (score) => `${score} out of 100. Only Review and Pass results can be sent. Here is what to practise.`,
};

/** The result offers no actions after it was sent. */
const SENT_VERDICTS: Record<Decision, VerdictText> = {
  Pass: (score) => `${score} out of 100. You passed, and the recruiter has your result.`,
  Review: (score, reason) =>
    `${score} out of 100. ${reason ?? belowPass} The recruiter has this result and will decide.`,
  Rejected: (score) => `${score} out of 100. The recruiter has this result.`,
};

const ENDS: Record<ApplicationEnd, (company: string) => string> = {
  ...APPLICATION_ENDED,
  accepted: (company) => `${company} accepted your application.`,
  rejected: (company) => `${company} has decided.`,
};

/** The words of the interview's results. */
export const messages = {
  shortDate: shortDay,
  history: {
    title: "Interview History",
    list: "Your mock interviews",
    loading: "Loading your interviews",
    empty: "No mock interviews yet.",
    toApplications: "My Applications",
    trend: "Scores of your interviews",
    practice: (topic: PracticeTopic | null) => (topic ? `Practice: ${PRACTICE_LABELS[topic]}` : "Practice"),
    startPractice: "Practise without a job",
    startDrill: "Quick practice, free",
    onlyYou: "Only you see this",
    shared: "Shared by a link",
    taken: (at: string) => `Taken ${formatDateTime(at)}`,
    evaluating: "Answers received. Being evaluated. You can close this page; the result will be here.",
    scored: (count: number) => `${count} of ${INTERVIEW_QUESTIONS} scored`,
    running: "Running",
    runningText: "Not handed in yet; the clock is running.",
    slow: "Taking longer than usual. We keep trying; nothing is lost.",
    notSent: "Not sent",
    notGraded: "Not graded",
    ready: (score: number | null, verdict: string | null) =>
      score === null ? "This interview could not be graded" : `Result ready: ${score} out of 100, ${verdict ?? ""}`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  result: {
    title: "Interview result",
    /** The name of the saved file when the page is printed. */
    pageTitle: (name: string, job: string | undefined) =>
      job ? `${name} – interview result, ${job}` : `${name} – interview result`,
    loading: "Loading the result",
    back: "Interview History",
    notFound: "This interview does not exist.",
    takenFor: (title: string, company: string, at: string) => `${title} at ${company}, ${formatDateTime(at)}`,
    practised: (topic: PracticeTopic | null, at: string) =>
      `${topic ? `Practice: ${PRACTICE_LABELS[topic]}` : "Practice"}, ${formatDateTime(at)}`,
    practiceVerdict: (score: number, reason: string | null, isShared: boolean) =>
      `${score} out of 100. ${reason ? `${reason} ` : ""}${isShared ? "Anyone with your link sees what you chose to show of this practice interview" : "Only you see this practice interview, unless you share it"}. No company gets it.`,
    practiseAgain: "Practise again",
    pending: "Being evaluated",
    parkedTitle: "This interview has no score",
    parkedAt: "Last attempt to grade it",
    practiseWhileWaiting: "Practise while you wait",
    verdict: (verdict: Decision, score: number, reason: string | null, isSent: boolean) =>
      (isSent ? SENT_VERDICTS : VERDICTS)[verdict](score, reason),
    /** Promises nothing, because the application has ended. */
    ended: (score: number, end: ApplicationEnd, company: string) => `${score} out of 100. ${ENDS[end](company)}`,
    useElsewhere: "You can use this score for another job: share the result with its company.",
    findJob: "Find another job",
    feedback: "Overall feedback",
    dots: "Score of each question",
    question: "Question",
    where: "Where the points went",
    whereColumns: ["Topic", "Points", "Share", "Questions"],
    lost: (mistake: string, points: number) => `${mistake} (${pointsOf(points)} lost)`,
    moreLosses: (count: number) => `and ${countOf(count, "smaller loss", "smaller losses")}`,
    passMark: `The mark on each bar is the pass mark, ${PASS_FROM}%.`,
    questions: "Questions",
    yourAnswer: "Your answer",
    correctedTo: (before: number, now: number) => `You corrected this in practice: ${before} → ${now} out of 10.`,
    about: "About this evaluation",
    evaluator: "Evaluator",
    evaluatedAt: "Evaluated",
    handedIn: "Handed in",
    reviewed: "Reviewed",
    date: (at: string | null) => (at ? formatDateTime(at) : "–"),
    fallback: "The usual evaluator could not be reached, so the built-in one graded this interview.",
    limits:
      "A machine graded these answers against written criteria. It reads only the text of the answers, and it can be wrong: compare each score with its evidence.",
    interruptions: "Interruptions",
    interruptionsText: "The recruiter sees this list as shown here, without times.",
    explanations: "Read the explanations of your quizzes",
    actions: "What you can do with this result",
    send: "Send to Recruiter",
    sending: "Sending...",
    sent: (at: string) => `Sent ${shortMoment(at)}`,
    rejected: "Only Review and Pass results can be sent",
    practise: "Practise and apply to another job",
    confirmTitle: "Send this result to the recruiter?",
    confirmText: (company: string) => `${company} will see:`,
    confirmList: [
      "your ten answers",
      "the score, the verdict and the score of each question with its reasons",
      "the overall feedback",
      "the list of interruptions, without times",
    ],
    confirmListDeleted: ["the score and the verdict", "the overall feedback", "that your answers were deleted"],
    confirmLast: "You cannot take it back.",
    keep: "Not now",
    summary: "Summary",
    outOf: "out of 100",
    company: "Company",
    toApplication: "See the application",
    share: "Share this result",
    shareFailed: "Sharing did not load. Check your connection and try again.",
    portal: "Apply on Company Portal",
    opensInTab: "opens in a new tab",
  },
  moment: {
    title: (company: string) => `Sent to ${company}`,
    text: "The recruiter can read your answers now. You will get an e-mail when there is a decision.",
    timeline: "Where your application is",
    toApplication: "See the application",
    done: "Done",
  },
  story: {
    title: "Your result in brief",
    strongest: "Strongest topic",
    average: (average: number) => `${average} out of 10 on average.`,
    fix: "Fix this first",
    next: "What comes next",
    cost: (lost: number, of: number, equal: string | undefined) =>
      equal ? `cost ${lost} of ${of} points, as many as ${equal}.` : `cost the most: ${lost} of ${of} points.`,
    question: (number: number) => `Question ${number}`,
    scoreThen: (reached: number, numbers: readonly number[], score: number) =>
      `With ${reached} out of 10 on ${numbers.length === 1 ? "question" : "questions"} ${listOf(numbers.map(String))}, your score would be ${score}.`,
    corrected: (corrected: readonly { number: number; score: number }[]) =>
      `Corrected in practice: ${listOf(corrected.map(({ number, score }) => `question ${number} (now ${score} out of 10)`))}.`,
    nothingToFix: (lost: number) =>
      lost === 0
        ? `You lost no points. Keep practising at level ${LEVELS.length}.`
        : "Nothing cost you much. Keep practising with harder questions.",
    wentWell: "What went well",
    praised: (type: string, score: number) => `${type}, ${score} out of 10.`,
  },
  review: {
    open: "Report a wrong score",
    about:
      "A person reads your answers again, with the criteria and the evidence. Scores can only go up. You can ask once for each interview.",
    reason: "What is wrong",
    hint: "Name the question and say what the grader missed in your answer.",
    send: "Ask for a review",
    sending: "Asking...",
    formFailed: "The form could not be loaded. Please try again.",
    failed: "The review could not be requested. Please try again.",
    title: "Review by a person",
    waiting: "You asked for a review. A person will read your answers, and we will e-mail you the decision.",
    decided: (before: number, now: number) =>
      now > before
        ? `A person looked at your answers again: the score went up from ${before} to ${now}.`
        : `A person looked at your answers again: the score of ${now} stays.`,
    asked: "Asked",
    decidedAt: "Decided",
    note: "What the reviewer says",
  },
} as const;

import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { countOf } from "@dryrun/domain/text";
import { formatTime, ZONE } from "@dryrun/domain/time";
import { practice, preflight } from "./preflight/preflight.en-in.ts";
import type { Violation } from "./proctoring/watch.ts";

const CLOCK = new Intl.DateTimeFormat("en-IN", {
  timeZone: ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const hours = (at: number) => CLOCK.format(at);
const plainTime = (at: Date | number) => formatTime(new Date(at)).replace(" IST", "");
const minutesLeft = (seconds: number) => (seconds < 60 ? "less than 1 min" : `${Math.floor(seconds / 60)} min`);

const LEFT: Record<Violation, string> = {
  hidden: "This page was hidden: another tab or app was opened.",
  blur: "Another window came to the front.",
  resize: "The window was made smaller.",
  "fullscreen-exit": "Reason: you left full screen.",
};

/** The interview's words that the server does not share. */
export const messages = {
  title: "Mock interview",
  loading: "Loading the interview",
  notFound: "This application does not exist.",
  loadFailed: "The interview could not be prepared",
  toApplications: "My Applications",
  back: "Back to the application",
  alreadySubmitted: {
    title: "Your answers for this job are in",
    text: "There is one mock interview for each application.",
    action: "See the result",
  },
  takenDown: { title: "There is no interview for this job any more", action: "Practise without a job" },
  practice,
  preflight,
  left: {
    title: "You were logged out",
    alert: (at: Date, seconds: number) =>
      `You left the interview window at ${plainTime(at)}, so you were logged out. Your answers are saved and the clock is running: ${minutesLeft(seconds)} left.`,
    why: (type: Violation) => LEFT[type],
    login: (at: Date, seconds: number) =>
      `You left the interview window at ${plainTime(at)}, so you were logged out. Your answers are saved and the clock is running: ${minutesLeft(seconds)} left. Log in to continue.`,
  },
  room: {
    name: "Mock interview room",
    position: (at: number, type: string) => `Question ${at} of ${INTERVIEW_QUESTIONS} · ${type}`,
    opening: "Opening your interview",
    openFailed: "Your questions could not be loaded",
    openFailedText: "Your clock is still running. Check your connection and try again.",
    tryAgain: "Try again",
    timeLeft: "Time left",
    timeLeftSaid: (seconds: number) => `${minutesLeft(seconds)} left.`,
    milestone: (seconds: number, at: number) =>
      `${countOf(Math.round(seconds / 60), "minute")} left. You are on question ${at} of ${INTERVIEW_QUESTIONS}.`,
    overview: "Overview",
    submit: "Submit",
    help: "Help",
    prev: "Prev",
    next: "Next",
    loadingNext: "Loading...",
    dontKnow: "I don't know",
    markedUnknown: "Marked “I don't know”. Press it again to answer.",
    tabs: "Question and answer",
    question: "Question",
    answer: "Answer",
    sampleData: "Sample data",
    task: {
      sql: "Write one query.",
      sheet: "Write one formula.",
      dax: "Write one DAX expression.",
      vba: "Write one macro.",
      code: "Write your answer.",
      prose: "Answer in your own words.",
    },
    answerLabel: (at: number) => `Your answer to question ${at}`,
    panes: "Width of the question",
    paneSizes: { s: "Narrow question pane", m: "Medium question pane", l: "Wide question pane" },
    insert: "Names to insert",
    insertName: (name: string) => `Insert ${name}`,
    inserted: (name: string) => `${name} is in your answer.`,
    model: {
      title: "Model",
      dates: (name: string, from: string, to: string) =>
        `${name} has one row for each day from ${from} to ${to}, with Date, Year, Month and Year Month.`,
      relationship: (from: string, to: string, isActive: boolean) =>
        `${from} is related to ${to}${isActive ? "" : ", and this relationship is inactive"}.`,
      measure: (name: string, expression: string) => `The measure [${name}] is ${expression}.`,
    },
    sheet: (name: string) => `Sheet ${name}`,
    codeHint: "Press Tab to leave the editor. Ctrl+] and Ctrl+[ indent.",
    needsConnection: "This question needs a connection. Your clock is still running.",
    restore: "Restore the other version",
    restoreText: "Another version of this answer was saved elsewhere.",
    saved: (at: number) => `Saved ${hours(at)}`,
    saving: "Saving…",
    keptHere: "Saved on this device,",
    notSent: "not sent yet",
    notSaved: "Not sent yet. Keep this page open.",
    offlineSaid: "You are offline. Your answer is saved on this device and will be sent when you are back online.",
    onlineSaid: "Your answers are sent.",
    recorded: (type: Violation) => `Recorded: ${LEFT[type]}`,
    helpTitle: "Help",
    shortcuts: [
      ["Ctrl+Enter", "run the answer, or open the next question if it cannot be run"],
      ["Ctrl+Shift+.", "next question"],
      ["Ctrl+Shift+Enter", "previous question"],
    ] as const,
    hideTime: "Hide the time until 5 minutes are left",
    plainEditor: "Plain editor",
    leaveHelp: "Close help",
  },
  /** When the company decides during the interview. */
  overtaken: {
    label: "The company has decided",
    by: {
      accepted: "The company has just accepted your application.",
      rejected: "The company has just rejected your application.",
    },
    choice:
      "You can finish this interview: its credit stays spent, and the result is for your practice. Or stop it: the credit comes back, your answers are deleted, and there is no result. If you choose nothing, it goes on.",
    finish: "Finish the interview",
    stop: "Stop and get the credit back",
    stopping: "Stopping...",
    failed: "The interview could not be stopped. Try again.",
  },
  overview: {
    title: "Overview",
    all: (answered: number, skipped: number) =>
      `${answered} of ${INTERVIEW_QUESTIONS} answered${skipped > 0 ? `, ${skipped} marked “I don't know”` : ""}`,
    final: "You cannot change your answers after you submit them.",
    rows: { answered: "Answered", skipped: "I don't know", blank: "No answer yet", locked: "Not opened" },
    go: (at: number) => `Question ${at}`,
    submit: `Submit ${INTERVIEW_QUESTIONS} answers`,
    submitting: "Submitting...",
    keepWorking: "Keep working",
    blank: (at: number) => `Question ${at} has no answer yet.`,
    locked: (at: number) => `You have not opened question ${at} yet.`,
    goTo: (at: number) => `Go to question ${at}`,
    retrying: "We keep trying. Your entries are kept.",
    tryNow: "Try now",
  },
  handIn: {
    timeUp: "Time is up. Handing in your answers.",
    timeUpOffline: "Time is up. Your saved answers count. We send the rest as soon as you are connected.",
    received: (at: Date) =>
      `Answers received ${plainTime(at)}. Being evaluated. You can close this page; the result will be here.`,
  },
} as const;

import {
  INTERVIEW_MINUTES,
  INTERVIEW_QUESTIONS,
  PASS_FROM,
  type PracticeTopic,
  REVIEW_FROM,
} from "@dryrun/domain/interviews/limits";
import { countOf } from "@dryrun/domain/text";
import { formatTime } from "@dryrun/domain/time";

/** The choice of what to practise. */
export const practice = {
  title: "Practice interview",
  about: `Ten questions on what you choose, ${INTERVIEW_MINUTES} minutes, graded like the real one. Nobody but you sees the result, and it cannot be sent to a recruiter.`,
  toHistory: "Interview History",
  topic: "What do you want to practise?",
  topics: {
    sql: "Queries on small tables",
    excel: "Formulas, lookups, pivot tables",
    "power-bi": "DAX, models, reports",
    vba: "Macros that save handwork",
    mixed: "As in a mock interview: all four, a case and a talk about your work",
  } satisfies Record<PracticeTopic, string>,
  missing: "Choose a topic.",
  next: "Continue",
  change: "Choose another topic",
  otherFirst: "Finish the interview that is running first; two clocks at once are one too many.",
  fact: "Practice",
  ofTopic: (label: string) => `Practice: ${label}`,
} as const;

/** The four steps before the clock runs. */
export const preflight = {
  steps: ["Check this device", "What the AI does", "Rules", "Ready"],
  label: "Steps before the start",
  credits: (count: number) =>
    `1 credit will be used when you press Start. You have ${count}. If you are cut off, you come back to the same interview; the clock keeps running but no second credit is taken.`,
  forJob: (title: string, company: string) => `${title} at ${company}`,
  next: "Continue",
  previous: "Back",
  check: {
    title: "Check this device",
    waiting: "Checking…",
    fullScreen: "Full screen",
    fullScreenOk: "This browser can go full screen.",
    fullScreenMissing:
      "This browser cannot go full screen. You can take the interview here; everything else stays the same, and the result will say that full screen was not available. For full screen, open this page on an Android phone or a computer.",
    link: "Link to this page",
    tryIt: "Try full screen",
    tried: "Full screen works here.",
    triedFailed: "Full screen did not open.",
    connection: "Connection",
    connectionOk: "Fast enough.",
    connectionSlow: "Slow but usable. Answers are saved as you type.",
    connectionNone: "No answer from Dryrun. Check your connection, then check again.",
    clock: "Clock",
    clockOff: (minutes: number) =>
      `The clock of this device is off by ${countOf(minutes, "minute")}. The interview uses the server's time.`,
    storage: "Storage",
    storageOk: "Answers are kept on this device too.",
    storageNone: "This browser keeps nothing on this device. Stay online, so that your answers are saved.",
    battery: "Battery",
    batteryLow: (percent: number) => `${percent}% and not charging. Plug the charger in.`,
    screen: "Screen",
    screenSmall: "Small screen: question and answer are on two tabs.",
    screenOk: "Question and answer stand side by side.",
    screenMiddle: "Question and answer stand below each other.",
    again: "Check again",
    word: { checking: "checking", ok: "OK", warn: "note", block: "needs attention" },
  },
  consent: {
    title: "What the AI does",
    lines: [
      "An automatic evaluator reads only your ten answers.",
      "It scores each from 0 to 10 against written criteria.",
      `Pass is from ${PASS_FROM} of 100, Review from ${REVIEW_FROM}.`,
      "It can be wrong. You see the evidence behind each score.",
      "No camera, microphone or screen is recorded.",
    ],
    recruiter:
      "The recruiter sees nothing until you press Send to Recruiter; then your answers, the scores and the list of interruptions.",
    onlyYou: "Nobody but you sees the answers and the scores of a practice interview.",
    tick: "I understand how my answers are evaluated.",
    privacy: "How your interview is evaluated, in the privacy policy (opens in a new tab)",
    missing: "Tick the box to go on.",
  },
  rules: {
    title: "Rules",
    lines: [
      `${INTERVIEW_QUESTIONS} questions, ${INTERVIEW_MINUTES} minutes, one clock.`,
      "You may go back to questions that you have opened.",
      "Every answer needs some text. Where you do not know, say so.",
      "Leaving the tab, switching windows, minimising or leaving full screen signs you out. You can log in again and go on; the clock keeps running.",
      "Copying and pasting work only in the answer box.",
      "Calls and pop-ups count too, so switch on Do Not Disturb.",
    ],
    extraTime: (percent: number) =>
      `You have ${percent}% more time: ${INTERVIEW_MINUTES * (1 + percent / 100)} minutes. The employer does not see it.`,
    accommodations: "Do you need more time, or use a screen reader, magnifier, voice or switch?",
    toAccommodations: "Set it in your profile before you start",
    recordOnly: "Your profile says “record only”: leaving the window is recorded and never signs you out.",
    noFullScreen: "This browser has no full screen, so that rule does not hold here.",
  },
  ready: {
    title: "Ready",
    job: "Job",
    company: "Company",
    credits: "Credits",
    ends: "Ends at",
    endsAt: (at: Date) => formatTime(at),
    start: "Start interview",
    starting: "Starting...",
    startPlain: "Start without full screen",
    refused:
      "Full screen did not open. You can start without it; the result will say that full screen was not available.",
    clockStarts: "The clock starts when you press Start.",
  },
  resume: {
    title: "Your interview is running",
    left: "Time left",
    /** Until the server's clock is known. */
    leftUnknown: "–:––",
    text: "Your answers are saved. You come back to the question where you were; no second credit is taken.",
    fullScreen: "It opens in full screen again.",
    action: "Resume interview",
    pending: "Opening...",
    plain: "Resume without full screen",
    refused: "Full screen did not open. You can resume without it.",
  },
} as const;

import {
  INTERVIEW_MINUTES,
  INTERVIEW_QUESTIONS,
  PASS_FROM,
  type PracticeTopic,
  REVIEW_FROM,
} from "@dryrun/domain/interviews/limits";
import { countOf } from "@dryrun/domain/text";
import { formatTime } from "@dryrun/domain/time";
import { INTERVIEW_IS_RUNNING } from "../../../shared/interview/start-interview.en-in.ts";

/** The choice of a topic to practise. */
export const practice = {
  title: "Practice interview",
  about: `Ten questions on the topic you choose, ${INTERVIEW_MINUTES} minutes, graded like the real interview. It uses 1 interview credit. Only you see the result unless you share it, and it cannot be sent to a recruiter.`,
  toHistory: "Interview History",
  topic: "What do you want to practise?",
  topics: {
    sql: "Queries on small tables",
    excel: "Formulas, lookups, pivot tables",
    "power-bi": "DAX, models, reports",
    vba: "Macros that save manual work",
    mixed: "As in a mock interview: all four topics, a case and a question about your work",
  } satisfies Record<PracticeTopic, string>,
  missing: "Choose a topic.",
  next: "Continue",
  change: "Choose another topic",
  drill: "Only five minutes? Practise 3 questions, free, with the result at once",
  fact: "Practice",
  ofTopic: (label: string) => `Practice: ${label}`,
} as const;

/** The four steps before the clock runs. */
export const preflight = {
  steps: ["Check this device", "What the AI does", "Rules", "Ready"],
  label: "Steps before the start",
  credits: (count: number) =>
    `1 credit will be used when you press Start interview. You have ${count}. If your connection drops, you return to the same interview. The clock keeps running, and no second credit is used.`,
  forJob: (title: string, company: string) => `${title} at ${company}`,
  agreedBefore: (date: string) =>
    `You agreed to how answers are evaluated on ${date}, so Continue goes straight to the start. From there you can go back to the other steps.`,
  next: "Continue",
  previous: "Back",
  check: {
    title: "Check this device",
    waiting: "Checking…",
    fullScreen: "Full screen",
    fullScreenOk: "This browser supports full screen.",
    fullScreenMissing:
      "This browser does not support full screen. You can take the interview here; everything else stays the same, and the result will say that full screen was not available. For full screen, open this page on an Android phone or a computer.",
    link: "Link to this page",
    tryIt: "Try full screen",
    tried: "Full screen works here.",
    triedFailed: "Full screen did not open.",
    connection: "Connection",
    connectionOk: "Fast enough.",
    connectionSlow: "Slow but usable. Answers are saved as you type.",
    connectionNone: "Dryrun cannot be reached. Check your connection and try again.",
    clock: "Clock",
    clockOff: (minutes: number) =>
      `This device's clock is off by ${countOf(minutes, "minute")}. The interview uses the server's time.`,
    storage: "Storage",
    storageOk: "Answers are also saved on this device.",
    storageNone: "This browser cannot store data on this device. Stay online so that your answers are saved.",
    battery: "Battery",
    batteryLow: (percent: number) => `${percent}% and not charging. Plug in the charger.`,
    screen: "Screen",
    screenSmall: "Small screen: the question and the answer are on separate tabs.",
    screenOk: "The question and the answer are side by side.",
    screenMiddle: "The answer is below the question.",
    again: "Check again",
    word: { checking: "checking", ok: "OK", warn: "note", block: "needs attention" },
  },
  consent: {
    title: "What the AI does",
    lines: [
      "An automatic evaluator reads only your ten answers.",
      "It scores each answer from 0 to 10 against written criteria.",
      `Pass starts at ${PASS_FROM} of 100, Review at ${REVIEW_FROM}. A score close to these can be Review.`,
      "It can be wrong. You see the evidence behind each score.",
      "Your camera, microphone and screen are not recorded.",
    ],
    languageModel:
      "A language model run by another company also reads your written answers, without your name. E-mail addresses and phone numbers are hidden first.",
    recruiter:
      "The recruiter sees nothing until you press Send to Recruiter. Then they see your answers, the scores and the list of interruptions.",
    onlyYou: "Only you see the answers and scores of a practice interview, unless you share the scores.",
    tick: "I understand how my answers are evaluated.",
    privacy: "How your interview is evaluated, in the privacy policy (opens in a new tab)",
    missing: "Tick the box to continue.",
  },
  rules: {
    title: "Rules",
    lines: [
      `${INTERVIEW_QUESTIONS} questions, ${INTERVIEW_MINUTES} minutes, one clock.`,
      "You can return to questions that you have opened.",
      "Every answer needs some text. If you do not know the answer, say so.",
      "Leaving the tab, switching windows, minimising or leaving full screen logs you out. You can log in again and continue. The clock keeps running.",
      "You can run queries, formulas, measures and macros on the sample. We record only the number of runs.",
      "You can copy and paste only in the answer box.",
      "Calls and pop-ups count too, so switch on Do Not Disturb.",
    ],
    topics:
      "Every interview asks about SQL, Excel, Power BI and VBA, with one case and one behavioural question. Tools that the job names get more questions.",
    extraTime: (percent: number) =>
      `You have ${percent}% more time: ${INTERVIEW_MINUTES * (1 + percent / 100)} minutes. The employer does not see it.`,
    accommodations: "Do you need more time, or use a screen reader, magnifier, voice or switch?",
    toAccommodations: "Set it in your profile before you start",
    recordOnly: "Your profile says “record only”: leaving the window is recorded and never logs you out.",
    noFullScreen: "This browser does not support full screen, so this rule does not apply.",
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
    clockStarts: "The clock starts when you press Start interview.",
  },
  resume: {
    title: INTERVIEW_IS_RUNNING,
    left: "Time left",
    /** Shown until the server's clock is known. */
    leftUnknown: "–:––",
    text: "Your answers are saved. You return to the question where you left; no second credit is used.",
    fullScreen: "The interview opens in full screen again.",
    action: "Resume interview",
    pending: "Opening...",
    plain: "Resume without full screen",
    refused: "Full screen did not open. You can resume without it.",
  },
} as const;

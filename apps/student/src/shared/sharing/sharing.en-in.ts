import type { NameForm } from "@dryrun/domain/shared-results/limits";
import { countOf } from "@dryrun/domain/text";
import { formatDate } from "@dryrun/domain/time";

// Loaded with this section only.

const taken = (on: string, jobTitle: string | null) => `${on}, ${jobTitle ?? "practice"}`;

export const sharing = {
  title: "Share a result",
  titleOfOne: "Share this result",
  about:
    "A link opens a page of one interview. You choose what is on it, and see it first. Anyone who has the link can open it; search engines do not list it. You can stop sharing at any time.",
  loading: "Loading what you share",
  loadFailed: "What you share could not be loaded",
  none: "Once you have a Review or Pass result, you can share it here.",
  interview: "Interview",
  option: (on: string, jobTitle: string | null, score: number) => `${taken(on, jobTitle)}: ${score} out of 100`,
  choose: "Choose what to show",
  list: "Shared results",
  result: (on: string, jobTitle: string | null) => `Interview of ${taken(on, jobTitle)}`,
  link: "Link",
  open: "See the page",
  inNewTab: (name: string) => `of ${name}, opens in a new tab`,
  views: (count: number) => (count === 0 ? "Not opened yet" : `Opened ${countOf(count, "time")}`),
  ends: (at: string | null) => (at === null ? "Works until you stop it" : `Works until ${formatDate(at)}`),
  ended: (at: string) => `Ended on ${formatDate(at)}. Change it to make it work again.`,
  change: "Change",
  stop: "Stop sharing",
  askStop: "Stop sharing this result?",
  afterStop: "The link stops working at once for everyone. A new link will be different.",
  keep: "Keep sharing",
  stopFailed: "Sharing could not be stopped. Try again.",
  stopped: "The link no longer works.",
  targets: {
    label: "Share by",
    system: "Share with an app",
    whatsApp: "WhatsApp",
    linkedIn: "LinkedIn",
    inNewTab: ", opens in a new tab",
    message: "My interview result on Dryrun",
    code: "QR code for your resume",
    codeOf: "QR code of the link",
    saveCode: "Download the QR code",
  },
  form: {
    title: "What the page shows",
    shownName: "Your name",
    names: { full: "Full name", first: "First name only", none: "No name" } satisfies Record<NameForm, string>,
    score: "Score and verdict",
    levels: "Hardest level answered right in each topic",
    answer: "One of your answers",
    noAnswer: "No answer",
    answerOption: (number: number, topic: string, score: number) => `Question ${number}, ${topic}: ${score} out of 10`,
    answerHint: "Only answers to Excel, Power BI, SQL and VBA questions: they contain nobody's personal data.",
    ends: "The link works",
    days: (days: number | null) => (days === null ? "until you stop it" : `for ${countOf(days, "day")}`),
    keepEnd: (at: string | null) =>
      at === null ? "until you stop it (no change)" : `until ${formatDate(at)} (no change)`,
    name: "Name of the link",
    nameHint: "Only you see it. For example: On my resume.",
    always: "The page always shows the date and the score of each topic.",
    preview: "Preview of the page",
    previewFailed: "The preview could not be loaded. Try again.",
    make: "Create a link",
    save: "Save changes",
    made: "The link is ready.",
    saved: "The page is changed.",
    cancel: "Cancel",
    failed: "The link could not be created. Try again.",
  },
} as const;

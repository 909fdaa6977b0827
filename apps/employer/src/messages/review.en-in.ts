import { countOf, formatNumber } from "@dryrun/domain/text";

const VERBS = { accepted: "Accepted", rejected: "Rejected" } as const;
type Verb = keyof typeof VERBS;

/** Review mode: the candidates of a list one after the other. */
export const review = {
  title: "Review applications",
  of: (name: string) => `Review ${name}`,
  toList: "Back to the list",
  list: "Candidates to review",
  previous: "Previous",
  next: "Next",
  place: (at: number, total: number) => `${formatNumber(at)} of ${formatNumber(Math.max(at, total))}`,
  ofAll: (total: number) => `${countOf(total, "application")} in this list`,
  last: "That was the last candidate of this list.",
  first: "This is the first candidate of this list.",
  tabs: { label: "Resume and interview", resume: "Resume", interview: "Interview" },
  accept: (name: string) =>
    `${name} gets an e-mail and expects to hear from you about the next step. You can undo this for 15 seconds.`,
  wholePage: "Scorecards, meetings and activity",
  reasonHint: "Press Enter to reject, or Shift+Enter for a new line.",
  cancel: "Cancel",
  decisions: {
    label: "Your last decisions",
    made: (verb: Verb, name: string) => `${VERBS[verb]}: ${name}.`,
    seconds: (seconds: number) => `${seconds} s`,
    undo: (name: string) => `Undo ${name}`,
    nothingToUndo: "There is nothing to undo. A decision can be undone for 15 seconds.",
    undone: (name: string) => `The decision on ${name} was undone.`,
    waiting: (verb: Verb, name: string) => `${VERBS[verb]}: ${name}. Not sent yet: there is no connection.`,
    final: (name: string, message: string) => `${name}: ${message}`,
    refused: (name: string, message: string) => `${name}: ${message}`,
    withdrawn: "The candidate has withdrawn this application. Nothing was sent.",
    failed: "The decision was not saved. Try again.",
    others: (count: number) => `Show ${countOf(count, "earlier decision")}`,
    fewer: "Show only the latest",
    close: "Close",
  },
  leave: {
    title: (count: number) => `${countOf(count, "decision")} not sent yet`,
    text: "There is no connection. If you leave this page now, unsent decisions are lost.",
    confirm: "Leave anyway",
    cancel: "Stay here",
  },
  keys: {
    open: "Keys",
    title: "Keyboard shortcuts",
    list: [
      ["Ctrl+K", "Find anything (Cmd+K on a Mac)"],
      [
        "Alt+R",
        "Start, from the dashboard or a list (Alt+Shift+R in Firefox, Ctrl+Option+R on a Mac); on the dashboard also R",
      ],
      ["J", "Next candidate"],
      ["K", "Previous candidate"],
      ["A", "Accept: press Enter to confirm"],
      ["R", "Reject: add a reason if you like, then press Enter"],
      ["U", "Undo the last decision"],
      ["S", "Stage"],
      ["T", "Tags"],
      ["N", "Note"],
      ["I", "Resume or interview"],
      ["E", "Open or close all answers"],
      ["Esc", "Close"],
      ["?", "Show these shortcuts"],
    ],
    areOn: "Use single-letter keys",
    hint: "They do nothing while you type in a field.",
    failed: "The shortcuts did not load. Press ? to try again.",
  },
} as const;

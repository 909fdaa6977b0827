import { countOf } from "@dryrun/domain/text";

/** A mail to the candidates of chosen applications, or of one. */
export const mail = {
  title: (count: number) => (count === 1 ? "Write to the candidate" : `Write to ${countOf(count, "candidate")}`),
  about: "Each candidate gets a mail of their own and does not see the others.",
  form: "Mail to candidates",
  subject: "Subject",
  text: "Text",
  textHint:
    "Plain text, without web or e-mail addresses. {name}, {job} and {company} are replaced for each candidate. Your signature is added.",
  preview: "Preview",
  previewing: "Preparing...",
  notPreviewed: "The preview did not work. Nothing was sent. Try again.",
  from: "From",
  replies: "Replies",
  noReplies: "Candidates cannot reply to this mail.",
  shown: (shown: number, count: number) =>
    shown < count ? `The first ${shown} of ${countOf(count, "mail")}` : countOf(count, "mail"),
  mailTo: (name: string) => `The mail to ${name}`,
  skipped: (count: number, reason: string) => `${countOf(count, "candidate")} will get no mail: ${reason}.`,
  change: "Change the text",
  send: (count: number) => `Send ${countOf(count, "mail")}`,
  sending: "Sending...",
  notSent: "The mails were not sent. Try again.",
  held: (count: number) => `${countOf(count, "mail")} will be sent.`,
  undo: "Undo",
  undone: (message: string) => `${message} Its text is kept as a draft.`,
  undoFailed: "The mails could not be taken back. Try again.",
} as const;

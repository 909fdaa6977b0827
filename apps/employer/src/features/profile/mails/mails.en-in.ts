import { MAX_SIGNATURE_LINES } from "@dryrun/domain/company/mail/limits";

/** The signature of a person's mails to candidates, and where replies go. */
export const mails = {
  title: "Your mails",
  about:
    "Candidates see your first name and the company as the sender of mails that you cause: invitations, reminders, decisions and messages.",
  signature: "Signature",
  signatureHint: `Plain text below these mails, at most ${MAX_SIGNATURE_LINES} lines, without web or e-mail addresses.`,
  replies: (email: string) => `Replies come to ${email}`,
  repliesHint: "Otherwise candidates cannot reply to your mails. They do not see your address before they reply.",
  needsAddress: "Replies only come to a verified e-mail address.",
  save: "Save mail settings",
  saving: "Saving...",
  notSaved: "Your mail settings were not saved. Try again.",
  loading: "Loading your mail settings",
  notLoaded: "Your mail settings could not be loaded",
  unsaved: "Your changes to your mail settings are not saved.",
} as const;

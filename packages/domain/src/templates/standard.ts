import type { TemplateKind } from "./limits.ts";

export interface TemplateText {
  subject: string;
  text: string;
}

/** The texts of employers without a template. */
export const STANDARD: Record<TemplateKind, TemplateText> = {
  invite: {
    subject: "{company} invites you to apply for {job}",
    text: `Hello {name},

{company} invites you to apply for {job}. You don't need to take the Dryrun quiz for this job.

Place: {place}
Pay: {pay}

After you apply, you take {interview}. You see your result first, and {company} sees it only if you send it.

We would be glad to hear from you.`,
  },
  accept: {
    subject: "{company} accepted your application",
    text: `Hello {name},

Good news: {company} accepted your application for {job}. Thank you for the time you put into it.

The recruiter will contact you about the next step.`,
  },
  reject: {
    subject: "{company} has decided on your application",
    text: `Hello {name},

Thank you for your interest in {company} and for the time you put into your application for {job}.

We read it with care and have decided not to continue with it. We wish you well for your next application.`,
  },
};

/** Whether this is the standard text of the mail, word for word. */
export const isStandard = (kind: TemplateKind, { subject, text }: TemplateText) =>
  subject === STANDARD[kind].subject && text === STANDARD[kind].text;

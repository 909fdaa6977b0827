import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  jobTitle: string;
  company: string;
  /** Of the person who causes the mail, or empty. */
  signature: string;
  link: string;
  declineLink: string;
}

export const interviewReminderMail = ({ name, jobTitle, company, signature, link, declineLink }: Facts) =>
  mailOf({
    subject: `${company} is waiting for your interview for ${jobTitle}`,
    greeting: greetingOf(name),
    paragraphs: [
      `You applied for ${jobTitle} at ${company}. The recruiter would like to read your interview.`,
      "Take it whenever it suits you: ten questions in 30 minutes. The recruiter sees it only after you send it.",
    ],
    signature,
    action: { label: "Open the application", link },
    closing: [{ label: "Do not invite or remind me again", link: declineLink }],
  });

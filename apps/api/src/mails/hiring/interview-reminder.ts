import { hello, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  jobTitle: string;
  company: string;
  link: string;
  declineLink: string;
}

export const interviewReminderMail = ({ name, jobTitle, company, link, declineLink }: Facts) =>
  mailOf({
    subject: `${company} waits for your interview for ${jobTitle}`,
    greeting: hello(name),
    paragraphs: [
      `You applied for ${jobTitle} at ${company}. The recruiter would like to read your interview.`,
      "You take it when it suits you; it has ten questions and 30 minutes. The recruiter sees it only after you have sent it.",
    ],
    action: { label: "Open the application", link },
    closing: [{ label: "Do not invite or remind me again", link: declineLink }],
  });

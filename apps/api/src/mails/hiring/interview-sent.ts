import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  candidate: string;
  jobTitle: string;
  link: string;
}

export const interviewSentMail = ({ name, candidate, jobTitle, link }: Facts) =>
  mailOf({
    subject: `${candidate} sent a mock interview for ${jobTitle}`,
    greeting: greetingOf(name),
    paragraphs: [`${candidate}, who applied for ${jobTitle}, has sent you the result of the mock interview.`],
    action: { label: "Read the result", link },
  });

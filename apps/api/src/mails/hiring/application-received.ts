import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  jobTitle: string;
  company: string;
  link: string;
}

export const applicationReceivedMail = ({ name, jobTitle, company, link }: Facts) =>
  mailOf({
    subject: `Your application for ${jobTitle} at ${company}`,
    greeting: greetingOf(name),
    paragraphs: [
      `Your application for ${jobTitle} at ${company} is with the recruiter.`,
      "Next: take the mock interview for this job. If you like the result, send it to the recruiter too.",
    ],
    action: { label: "Open the application", link },
  });

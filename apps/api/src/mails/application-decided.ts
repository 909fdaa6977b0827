import { mailOf } from "./layout.ts";

interface Facts {
  name: string;
  jobTitle: string;
  company: string;
  isAccepted: boolean;
  /** What the recruiter wrote; "" when nothing. */
  reason: string;
  link: string;
}

export const applicationDecidedMail = ({ name, jobTitle, company, isAccepted, reason, link }: Facts) =>
  mailOf({
    subject: isAccepted ? `${company} accepted your application` : `${company} has decided on your application`,
    greeting: `Hello ${name},`,
    paragraphs: isAccepted
      ? [
          `Good news: ${company} accepted your application for ${jobTitle}. The recruiter will contact you about the next step.`,
        ]
      : [
          `${company} will not go on with your application for ${jobTitle}.`,
          ...(reason ? [`The recruiter wrote:\n${reason}`] : []),
        ],
    action: { label: "Open the application", link },
  });

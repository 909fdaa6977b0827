import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  /** Who assigned the application; null if that account was deleted since. */
  by: string | null;
  candidate: string;
  link: string;
}

/** Sent to a person of a company to whom a colleague has assigned an application. */
export const assignedMail = ({ name, by, candidate, link }: Facts) =>
  mailOf({
    subject: `The application of ${candidate} is assigned to you`,
    greeting: greetingOf(name),
    paragraphs: [`${by ?? "A colleague"} has assigned the application of ${candidate} to you.`],
    action: { label: "Open the application", link },
  });

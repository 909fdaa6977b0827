import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  /** The note's author; null if that account was deleted since. */
  by: string | null;
  candidate: string;
  note: string;
  link: string;
}

/** Sent to a person of a company whom a colleague mentions in a note. */
export const mentionedMail = ({ name, by, candidate, note, link }: Facts) =>
  mailOf({
    subject: `${by ?? "A colleague"} mentioned you in a note about ${candidate}`,
    greeting: greetingOf(name),
    paragraphs: [`${by ?? "A colleague"} wrote about the application of ${candidate}:`, note],
    action: { label: "Open the application", link },
  });

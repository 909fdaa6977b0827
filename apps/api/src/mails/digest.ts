import { stopMailsLabel } from "@dryrun/domain/notifications/mails/messages";
import { countOf, formatNumber } from "@dryrun/domain/text";
import { formatDateTime, formatDay } from "@dryrun/domain/time";
import { greetingOf, mailOf } from "./layout.ts";

interface Job {
  id: string;
  title: string;
}
interface Facts {
  name: string;
  since: Date;
  /** New applications by job, the most first. */
  received: readonly (Job & { count: number })[];
  /** Undecided applications with an interview result. */
  results: number;
  /** Undecided applications that are assigned to the person. */
  assigned: number;
  /** Open jobs that close soon, the first first. */
  closing: readonly (Job & { closingDate: string })[];
  /** The most jobs that each part names. */
  most: number;
  links: { dashboard: string; job: (id: string) => string; results: string; assigned: string; stop: string };
}

type Paragraph = string | { label: string; link: string };

/** Returns a part of the mail: its sentence, its first jobs as links, and the number of the others. */
const partOf = (sentence: string, jobs: readonly { label: string; link: string }[], most: number): Paragraph[] => [
  sentence,
  ...jobs.slice(0, most),
  ...(jobs.length > most ? [`And ${countOf(jobs.length - most, "more job", "more jobs")}.`] : []),
];

function receivedPart({ since, received, most, links }: Facts): Paragraph[] {
  const total = received.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  const jobs = received.map(({ id, title, count }) => ({
    label: `${title}: ${formatNumber(count)}`,
    link: links.job(id),
  }));
  return partOf(`${countOf(total, "new application")} since ${formatDateTime(since)}:`, jobs, most);
}

function waitingPart({ results, assigned, links }: Facts): Paragraph[] {
  const verb = (count: number) => (count === 1 ? "waits" : "wait");
  return [
    ...(results > 0
      ? [{ label: `${countOf(results, "interview result")} ${verb(results)} for a decision`, link: links.results }]
      : []),
    ...(assigned > 0
      ? [{ label: `${countOf(assigned, "application")} assigned to you ${verb(assigned)}`, link: links.assigned }]
      : []),
  ];
}

function closingPart({ closing, most, links }: Facts): Paragraph[] {
  if (closing.length === 0) return [];
  const jobs = closing.map(({ id, title, closingDate }) => ({
    label: `${title}, on ${formatDay(closingDate)}`,
    link: links.job(id),
  }));
  return partOf(closing.length === 1 ? "This job closes soon:" : "These jobs close soon:", jobs, most);
}

/** The daily or weekly summary for a person of a company. */
export const digestMail = (facts: Facts) =>
  mailOf({
    subject: "Your hiring summary",
    greeting: greetingOf(facts.name),
    paragraphs: [...receivedPart(facts), ...waitingPart(facts), ...closingPart(facts)],
    action: { label: "Open the dashboard", link: facts.links.dashboard },
    closing: [{ label: stopMailsLabel("digest"), link: facts.links.stop }],
  });

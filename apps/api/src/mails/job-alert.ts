import { greetingOf, mailOf } from "./layout.ts";

interface Facts {
  name: string;
  /** The newest of the new jobs. */
  jobs: readonly { title: string; company: string; location: string; link: string }[];
  count: number;
  /** The job list with all of them. */
  link: string;
  stopLink: string;
}

const headline = (count: number) => (count === 1 ? "1 new job matches" : `${count} new jobs match`);

export const jobAlertMail = ({ name, jobs, count, link, stopLink }: Facts) =>
  mailOf({
    subject: `${headline(count)} your job alert`,
    greeting: greetingOf(name),
    paragraphs: [
      `${headline(count)} your job alert:`,
      ...jobs.map((job) => ({ label: `${job.title} – ${job.company}, ${job.location}`, link: job.link })),
      ...(count > jobs.length ? [`And ${count - jobs.length} more.`] : []),
    ],
    action: { label: "See the jobs", link },
    closing: [{ label: "Stop these mails", link: stopLink }],
  });

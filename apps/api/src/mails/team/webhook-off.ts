import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  /** The server of the webhook. */
  host: string;
  link: string;
}

/** Sent to the owners of a company when a webhook was switched off because its server did not answer. */
export const webhookOffMail = ({ name, host, link }: Facts) =>
  mailOf({
    subject: `Your webhook to ${host} is off`,
    greeting: greetingOf(name),
    paragraphs: [
      `The server ${host} has accepted no event of your company since the first of several attempts. We have switched the webhook off.`,
      "Events of the last 30 days are in its log and can be sent again once the server works.",
    ],
    action: { label: "Open webhooks", link },
  });

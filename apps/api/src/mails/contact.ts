import { mailOf } from "./layout.ts";

interface Message {
  name: string;
  email: string;
  topic: string;
  message: string;
}

/** Sent to support; replies go to the sender of the message. */
export const contactMail = ({ name, email, topic, message }: Message) =>
  mailOf({
    subject: `${topic}: ${name}`,
    greeting: `${name} <${email}> wrote about "${topic}":`,
    paragraphs: [message],
  });

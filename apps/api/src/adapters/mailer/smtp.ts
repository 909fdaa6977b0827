import { createTransport } from "nodemailer";
import type { Mailer } from "../../ports.ts";
import { messageOf } from "./message.ts";

/** Sends mail through an SMTP server, with a pool of connections. */
export function createSmtp(url: string, from: string): Mailer {
  const separator = url.includes("?") ? "&" : "?";
  const transport = createTransport(`${url}${separator}pool=true`);
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail, from))),
    close: () => transport.close(),
  };
}

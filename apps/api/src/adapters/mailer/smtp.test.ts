import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { SMTPServer } from "smtp-server";
import { FROM, mailerContract } from "./mailer.contract-test.ts";
import { createSmtp } from "./smtp.ts";

/** A mail server that stores mails and rejects unknown recipients. */
async function aMailServer() {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _, done) => done(address.startsWith("unknown") ? new Error("no such mailbox") : null),
    onData(stream, _, done) {
      const deps: Buffer[] = [];
      stream.on("data", (part: Buffer) => deps.push(part));
      stream.on("end", () => {
        mails.push(Buffer.concat(deps));
        done();
      });
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return { mails, url, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

mailerContract("SMTP", async () => {
  const { mails, url, close } = await aMailServer();
  const mailer = createSmtp(url, FROM);
  const end = async () => {
    mailer.close?.();
    await close();
  };
  return { mailer, arrived: async () => mails, close: end };
});

test("rejects when the server refuses a mail or is unreachable, so that the job is retried", async () => {
  const { url, close } = await aMailServer();
  const mailer = createSmtp(url, FROM);
  const mail = { to: "unknown@example.com", subject: "s", text: "t", html: "<p>t</p>", key: "k" };
  await expect(mailer.send(mail)).rejects.toThrow();
  mailer.close?.();
  await close();
  await expect(createSmtp(url, FROM).send(mail)).rejects.toThrow();
});

import { afterAll, describe, expect, test } from "@jest/globals";
import PostalMime, { type Email } from "postal-mime";
import type { Mail, Mailer } from "../../ports.ts";

export interface MailerUnderTest {
  mailer: Mailer;
  /** All mails that arrived, as they were sent over the wire. */
  arrived(): Promise<Buffer[]>;
  close(): Promise<void>;
}
export const FROM = "Dryrun <no-reply@dryrun.example>";

const mail = (change: Partial<Mail> = {}): Mail => ({
  to: "asha@example.com",
  subject: "Your résumé: ₹4,50,000",
  text: "Namaste, नमस्ते\n\nA line.",
  html: "<p>Namaste, नमस्ते</p>",
  key: "application-received-1",
  ...change,
});

/** Tests that every mailer must pass. */
export function mailerContract(name: string, open: () => Promise<MailerUnderTest>) {
  describe(name, () => {
    const opened = open();
    afterAll(async () => (await opened).close());

    const sendAndRead = async (sent: Mail): Promise<Email> => {
      const { mailer, arrived } = await opened;
      await mailer.send(sent);
      const mails = await Promise.all((await arrived()).map((raw) => PostalMime.parse(raw)));
      const mail = mails.findLast(({ to }) => to?.some(({ address }) => address === sent.to));
      if (!mail) throw new Error(`nothing arrived for ${sent.to}`);
      return mail;
    };

    test("delivers subject, text and HTML as they are, in any script", async () => {
      const read = await sendAndRead(mail());
      expect([read.subject, read.text?.trim(), read.html?.trim()]).toEqual([mail().subject, mail().text, mail().html]);
      expect([read.from?.address, read.to?.map(({ address }) => address)]).toEqual([
        "no-reply@dryrun.example",
        ["asha@example.com"],
      ]);
    });

    test("keeps a line break in the subject from adding a header or a recipient", async () => {
      const subject = "Hello\r\nBcc: everybody@example.com\r\nX-Evil: 1";
      const read = await sendAndRead(mail({ to: "ravi@example.com", subject, key: "k2" }));
      expect([read.bcc ?? [], read.to?.length]).toEqual([[], 1]);
      expect(read.headers.map(({ key }) => key)).not.toContain("x-evil");
    });

    test("names a sender and a reply address; no name adds a header, an address, or a recipient", async () => {
      const evil = 'Kavita "K" <evil@example.com>\r\nBcc: everybody@example.com';
      const fromName = `${evil} at Sahyadri, Pune via Dryrun`;
      const replyTo = { name: evil, address: "kavita@example.com" };
      const read = await sendAndRead(mail({ to: "sender@example.com", fromName, replyTo, key: "k5" }));
      expect(read.from).toEqual({
        name: "Kavita K evil example.com Bcc: everybody example.com at Sahyadri, Pune via Dryrun",
        address: "no-reply@dryrun.example",
      });
      expect(read.replyTo?.map(({ address }) => address)).toEqual(["kavita@example.com"]);
      expect([read.bcc ?? [], read.to?.length]).toEqual([[], 1]);
    });

    test("cuts a sender's name that is too long, in any script", async () => {
      const read = await sendAndRead(mail({ to: "long@example.com", fromName: "क".repeat(500), key: "k6" }));
      expect(read.from).toEqual({ name: "क".repeat(120), address: "no-reply@dryrun.example" });
    });

    test("sends further header lines whole, and no line break adds another header", async () => {
      const address = `<https://dryrun.example/api/job-alerts/stop/${"x".repeat(60)}>`;
      const headers = { "List-Unsubscribe": address, "List-Unsubscribe-Post": "One-Click\r\nX-Evil: 1" };
      const read = await sendAndRead(mail({ to: "list@example.com", headers, key: "k3" }));
      const headerOf = (name: string) => read.headers.find(({ key }) => key === name)?.value.replace(/\s/g, "");
      expect(headerOf("list-unsubscribe")).toBe(address);
      expect([headerOf("list-unsubscribe-post")?.startsWith("One-Click"), headerOf("x-evil")]).toEqual([
        true,
        undefined,
      ]);
    });

    test("sends an attachment whole, under its name", async () => {
      const content = Buffer.from([...Array(3000).keys()].map((byte) => byte % 256));
      const attachments = [{ filename: "RC-26-27-000001.pdf", contentType: "application/pdf", content }];
      const read = await sendAndRead(mail({ to: "file@example.com", attachments, key: "k4" }));
      expect(read.attachments).toMatchObject([{ filename: "RC-26-27-000001.pdf", mimeType: "application/pdf" }]);
      expect(Buffer.from(read.attachments[0]?.content as ArrayBuffer)).toEqual(content);
      expect(read.text?.trim()).toBe(mail().text);
    });

    test("gives the same mail the same id, and another mail another id", async () => {
      const first = await sendAndRead(mail({ to: "a@example.com", key: "same" }));
      const again = await sendAndRead(mail({ to: "b@example.com", key: "same" }));
      const other = await sendAndRead(mail({ to: "c@example.com", key: "other" }));
      expect(again.messageId).toBe(first.messageId);
      expect(other.messageId).not.toBe(first.messageId);
    });

    test("accepts an address of the maximum length", async () => {
      const to = `${"a".repeat(64)}@${`${"b".repeat(59)}.`.repeat(3)}example`;
      expect(
        (await sendAndRead(mail({ to, key: "interview-ready-01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4" }))).subject,
      ).toBe(mail().subject);
    });
  });
}

import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { createOutbox } from "../../adapters/mailer/outbox.ts";
import { devMailRoutes } from "./dev-mail.ts";

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "dryrun-dev-mail-"));
  app = Fastify();
  devMailRoutes(app, folder, true);
  const attachments = [
    { filename: 'RC-"1".pdf', contentType: "application/pdf", content: Buffer.from("%PDF-1.7 receipt") },
  ];
  const mail = { to: "asha@example.com", text: "See https://dryrun.example/x?a=1", html: "<p>x</p>" };
  await createOutbox(folder, "a@example.com").send({
    ...mail,
    subject: "Your <b>receipt</b>",
    attachments,
    key: "receipt-1",
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ url });

test("lists mails, shows one with its links, and serves its files", async () => {
  const list = (await get("/dev/mail")).body;
  expect(list).toContain("Your &lt;b&gt;receipt&lt;/b&gt;");
  expect(list).toContain("Demo: do not enter real data");
  const [link = ""] = /\/dev\/mail\/[^"]+\.eml/.exec(list) ?? [];
  const page = (await get(link)).body;
  expect(page).toContain('<a href="https://dryrun.example/x?a=1">');
  const [file = ""] = /\/dev\/mail\/[^"]+\/0/.exec(page) ?? [];
  const { statusCode, headers, body } = await get(file);
  expect([statusCode, headers["content-type"], headers["content-disposition"], body]).toEqual([
    200,
    "application/pdf",
    'attachment; filename="RC-_1_.pdf"',
    "%PDF-1.7 receipt",
  ]);
});

test.each([
  "/dev/mail/none.eml",
  "/dev/mail/..%2f..%2fetc%2fpasswd",
  "/dev/mail/none.eml/0",
  "/dev/mail/receipt-1-asha@example.com.eml/9",
])("answers 404 for %s", async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

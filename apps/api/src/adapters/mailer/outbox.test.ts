import { mkdtemp, readdir, readFile, rm, symlink, utimes } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { expect, test } from "@jest/globals";
import { FROM, mailerContract } from "./mailer.contract-test.ts";
import { createOutbox } from "./outbox.ts";

const folder = await mkdtemp(path.join(os.tmpdir(), "dryrun-outbox-"));
const names = async () => (await readdir(folder)).filter((name) => name.endsWith(".eml"));

mailerContract("the outbox", async () => ({
  mailer: createOutbox(folder, FROM),
  arrived: async () => Promise.all((await names()).map((name) => readFile(path.join(folder, name)))),
  close: () => rm(folder, { recursive: true, force: true }),
}));

test("writes the same mail twice to one file, named by its key, inside the folder", async () => {
  const own = path.join(folder, "own");
  const outbox = createOutbox(own, FROM);
  const mail = { to: "../a@example.com", subject: "s", text: "t", html: "<p>t</p>", key: "../../up" };
  await outbox.send(mail);
  await outbox.send(mail);
  expect(await readdir(own)).toEqual([".._.._up-.._a@example.com.eml"]);
  await rm(own, { recursive: true });
});

test("keeps a mail for 30 days of the machine's clock", async () => {
  const own = path.join(folder, "old");
  const outbox = createOutbox(own, FROM);
  await outbox.tidy?.(); // the folder does not exist yet
  const mail = { to: "a@example.com", subject: "s", text: "t", html: "<p>t</p>" };
  for (const [key, days] of Object.entries({ old: 30.1, young: 29.9 })) {
    await outbox.send({ ...mail, key });
    const at = addMs(new Date(), -days * DAY_MS);
    await utimes(path.join(own, `${key}-a@example.com.eml`), at, at);
  }
  await outbox.tidy?.();
  expect(await readdir(own)).toEqual(["young-a@example.com.eml"]);
  await rm(own, { recursive: true });
});

test("ignores a file that disappears during tidying", async () => {
  const own = path.join(folder, "racing");
  const outbox = createOutbox(own, FROM);
  await outbox.send({ to: "a@example.com", subject: "s", text: "t", html: "<p>t</p>", key: "k" });
  await utimes(path.join(own, "k-a@example.com.eml"), new Date(), new Date());
  await symlink(path.join(own, "gone"), path.join(own, "b.eml.part")); // listed, but missing
  await outbox.tidy?.();
  expect(await readdir(own)).toContain("k-a@example.com.eml");
  await rm(own, { recursive: true });
});

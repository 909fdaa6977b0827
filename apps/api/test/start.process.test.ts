import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { TOTP } from "otpauth";
import { lockDataFolder } from "../src/db/embedded/data-folder.ts";
import { atNight } from "./at-night.ts";
import { freePort } from "./chaos/server.ts";
import { startProcess } from "./process.ts";

// Tests the server as a separate process: how it starts, refuses to start, and ends.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "dryrun start "));
  await writeFile(path.join(folder, "a-file"), "");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the refusal, which must be one sentence on stderr with a non-zero exit code and no stack. */
async function refusalOf(env: NodeJS.ProcessEnv): Promise<string> {
  const started = startProcess("main.ts", { DATA_DIR: path.join(folder, "unused"), PORT: "0", ...env });
  expect(await started.ended()).toBe(1);
  expect(started.out()).toBe("");
  const stderr = started.err().trim();
  expect(stderr).not.toMatch(/\n|^\s+at |Error:/m);
  return stderr;
}

const here = (name: string) => path.join(folder, name);

const REFUSALS: [string, () => NodeJS.ProcessEnv, string][] = [
  ["a bad variable", () => ({ PORT: "http" }), 'PORT must be a number from 0 to 65535, not "http".'],
  ["a file in place of the data folder", () => ({ DATA_DIR: here("a-file") }), "a-file cannot be used"],
  ["a missing site", () => ({ SITE_DIR: here("nowhere") }), "There is no built site in"],
  [
    "an unreachable database",
    () => ({ DATABASE_URL: "postgres://127.0.0.1:1/x" }),
    "The database at 127.0.0.1:1 cannot",
  ],
];

test("refuses an impossible start with one sentence", async () => {
  const refusals = await Promise.all(REFUSALS.map(async ([what, env]) => [what, await refusalOf(env())]));
  expect(refusals).toEqual(REFUSALS.map(([what, , sentence]) => [what, expect.stringContaining(sentence)]));
});

describe("a server on its own folder", () => {
  let port: number;
  let taken: Server;
  beforeAll(async () => {
    port = await freePort();
  });
  afterAll(() => {
    taken?.close();
  });
  const data = () => ({ DATA_DIR: here("data") });

  test("starts with demo data and prints how to sign in; refuses another on its folder; drains; then keeps its data", async () => {
    const first = startProcess("main.ts", {
      ...data(),
      PORT: String(port),
      DEMO_DATA: "on",
      ALLOW_PUBLIC_DEMO: "1",
      PUBLIC_URL: `http://dryrun.example:${port}`,
    });
    await first.says("/dev/mail");
    expect(first.out()).toContain(`Dryrun runs on http://dryrun.example:${port}\n`);
    expect(await mailPageOf(port)).toContain("Demo: do not enter real data");
    for (const line of ["asha@student.example", "kavita@sahyadri.example", "admin@dryrun.example", "Password of all:"])
      expect(first.out()).toContain(line);
    const token = await signIn(port, "asha@student.example", demoPasswordIn(first.out()));
    expect(await jobsOf(port, token)).toBe(200);
    expect((await stat(here("data/secrets.json"))).mode & 0o777).toBe(0o600);

    const admin = startProcess("cli.ts", data(), ["admin:create", "--email", "b@example.com"], "long and odd 7\n");
    const [second, created] = await Promise.all([refusalOf({ ...data(), PORT: "0" }), admin.ended()]);
    expect(second).toMatch(/^The data folder .* is in use by another process; stop that process first\.$/);
    expect([created, admin.err().trim()]).toEqual([1, "The server is running on this data folder; stop it first."]);

    // A request whose body is still arriving at the signal gets an answer.
    const late = slowLogin(port);
    await late.begun;
    first.child.kill("SIGTERM");
    late.finish();
    expect(await late.status).toBe(401);
    expect(await first.ended()).toBe(0);
    expect(first.err()).toBe("");

    const again = startProcess("main.ts", { ...data(), PORT: String(port), DEMO_DATA: "on" });
    await again.says("/dev/mail");
    expect(await mailPageOf(port)).not.toContain("Demo: do not enter real data");
    expect(await jobsOf(port, token)).toBe(200); // the session survives the restart, and nothing was added
    again.child.kill("SIGTERM");
    expect(await again.ended()).toBe(0);
  });

  test("an admin is created from the command line, once, by the usual rules for passwords", async () => {
    const create = async (email: string, password: string) => {
      const created = startProcess("cli.ts", data(), ["admin:create", "--email", email], `${password}\n`);
      return [await created.ended(), (created.out() + created.err()).trim()];
    };
    expect(await create("Chief@Example.com", "long and odd 7")).toEqual([0, "Admin chief@example.com created."]);
    const again = create("chief@example.com", "long and odd 7");
    expect((await create("c@example.com", "password123"))[1]).toMatch(/data leak/);
    expect(await again).toEqual([1, "chief@example.com already has an account."]);
    expect((await create("c@example.com", ""))[1]).toMatch(/at the prompt or on standard input\.$/);
    const typed = ["admin:create", "--email", "c@example.com", "--password", "long and odd 7"]; // which `ps` shows
    const refused = startProcess("cli.ts", data(), typed);
    expect([await refused.ended(), refused.err()]).toEqual([1, expect.stringContaining("'--password'")]);
  });

  // The rule: src/cli/reset-second-factor.test.ts.
  atNight("the second factor of an admin is reset from the command line, and of nobody else", async () => {
    const reset = async (email: string) => {
      const done = startProcess("cli.ts", data(), ["admin:create", "--email", email, "--reset-second-factor"]);
      return [await done.ended(), (done.out() + done.err()).trim()];
    };
    expect(await reset("nobody@example.com")).toEqual([1, "nobody@example.com is not an admin."]);
    expect(await reset("asha@student.example")).toEqual([1, "asha@student.example is not an admin."]);
    expect(await reset("chief@example.com")).toEqual([1, "chief@example.com has no two-step verification."]);

    const server = startProcess("main.ts", { ...data(), PORT: String(port) });
    await server.says("/dev/mail");
    const { token } = (await post(port, "/auth/login", { email: "chief@example.com", password: "long and odd 7" })) as {
      token: string;
    };
    const { secret } = (await post(port, "/auth/second-factor/setup", undefined, token)) as { secret: string };
    const code = new TOTP({ secret }).generate();
    const confirmed = (await post(port, "/auth/second-factor/confirm", { code }, token)) as { token: string };
    expect(confirmed.token).toBeTruthy();
    server.child.kill("SIGTERM");
    await server.ended();

    expect(await reset("Chief@Example.com")).toEqual([
      0,
      "Two-step verification of chief@example.com is reset. The admin sets it up again at the next login.",
    ]);
    const again = startProcess("main.ts", { ...data(), PORT: String(port) });
    await again.says("/dev/mail");
    const signedIn = await post(port, "/auth/login", { email: "chief@example.com", password: "long and odd 7" });
    expect(signedIn).toEqual({ token: expect.any(String) });
    const dead = await post(port, "/auth/second-factor/setup", undefined, confirmed.token);
    expect(dead).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await mailsOf(here("data/outbox"), "Two-step verification was reset")).toBe(1);
    again.child.kill("SIGTERM");
    await again.ended();
  });

  test("reports a taken port in one sentence, and frees the folder", async () => {
    taken = createServer().listen(port, "127.0.0.1");
    expect(await refusalOf({ ...data(), PORT: String(port) })).toMatch(/^Port \d+ is taken; choose another/);
    lockDataFolder(here("data/db"))();
  });
});

const demoPasswordIn = (output: string) => /Password of all: (.*)/.exec(output)?.[1] ?? "";

/** Requests a path, and retries while the server is overloaded, which happens on a busy machine. */
async function ask(port: number, path: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    if (response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get("retry-after")) * 1000));
  }
}

async function signIn(port: number, email: string, password: string): Promise<string> {
  const response = await ask(port, "/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function post(port: number, url: string, body?: object, token?: string): Promise<unknown> {
  const response = await ask(port, `/api${url}`, {
    method: "POST",
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

/** Counts mails for up to 10 s, because the queue sends them. */
async function mailsOf(outbox: string, subject: string): Promise<number> {
  for (let waited = 0; waited < 10_000; waited += 100) {
    const files = await readdir(outbox).catch(() => []);
    const mails = await Promise.all(files.map((file) => readFile(path.join(outbox, file), "utf8")));
    const mailCount = mails.filter((mail) => mail.includes(`Subject: ${subject}`)).length;
    if (mailCount > 0) return mailCount;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return 0;
}

const mailPageOf = async (port: number) => (await ask(port, "/dev/mail")).text();

async function jobsOf(port: number, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await ask(port, "/api/jobs", { headers });
  return ((await response.json()) as { total: number }).total;
}

/** A sign-in whose first half is sent immediately and the second on request. */
function slowLogin(port: number) {
  const encoder = new TextEncoder();
  let body: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
      controller.enqueue(encoder.encode('{"email":"asha@student.example",'));
    },
  });
  const status = fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: stream,
    duplex: "half",
  } as RequestInit).then((response) => response.status);
  return {
    status,
    begun: new Promise((resolve) => setTimeout(resolve, 300)),
    finish: () =>
      setTimeout(() => {
        body.enqueue(encoder.encode('"password":"wrong"}'));
        body.close();
      }, 200),
  };
}

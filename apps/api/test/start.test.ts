import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { lockDataFolder } from "../src/db/data-folder.ts";
import { freePort } from "./drill/server.ts";
import { startProcess } from "./process.ts";

// The server as its own process: how it starts, refuses to start, and ends.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "dryrun start "));
  await writeFile(path.join(folder, "a-file"), "");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** One sentence on stderr, a non-zero exit, no stack. */
async function refusalOf(env: NodeJS.ProcessEnv): Promise<string> {
  const started = startProcess("main.ts", { DATA_DIR: path.join(folder, "unused"), PORT: "0", ...env });
  expect(await started.ended()).toBe(1);
  expect(started.out()).toBe("");
  const said = started.err().trim();
  expect(said).not.toMatch(/\n|^\s+at |Error:/m);
  return said;
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

test("what cannot be started is refused with one sentence", async () => {
  const said = await Promise.all(REFUSALS.map(async ([what, env]) => [what, await refusalOf(env())]));
  expect(said).toEqual(REFUSALS.map(([what, , sentence]) => [what, expect.stringContaining(sentence)]));
});

describe("a server on its folder", () => {
  let port: number;
  let taken: Server;
  beforeAll(async () => {
    port = await freePort();
  });
  afterAll(() => {
    taken?.close();
  });
  const data = () => ({ DATA_DIR: here("data") });

  test("starts with demo data and says how to sign in; refuses another on its folder; drains; then keeps its data", async () => {
    const first = startProcess("main.ts", { ...data(), PORT: String(port), DEMO_DATA: "on" });
    await first.says("/dev/mail");
    expect(first.out()).toMatch(/Dryrun runs on http:\/\/localhost:\d+\n/);
    for (const line of ["asha@student.example", "kavita@sahyadri.example", "admin@dryrun.example", "Password of all:"])
      expect(first.out()).toContain(line);
    const token = await signIn(port, "asha@student.example", demoPasswordIn(first.out()));
    expect(await jobsOf(port, token)).toBe(200);
    expect((await stat(here("data/secrets.json"))).mode & 0o777).toBe(0o600);

    const admin = startProcess("cli.ts", data(), [
      "admin:create",
      "--email",
      "b@example.com",
      "--password",
      "long and odd 7",
    ]);
    const [second, created] = await Promise.all([refusalOf({ ...data(), PORT: "0" }), admin.ended()]);
    expect(second).toMatch(/^The data folder .* is in use by another process; stop that process first\.$/);
    expect([created, admin.err().trim()]).toEqual([1, "The server is running on this data folder; stop it first."]);

    // A request whose body is still on its way when the signal comes is answered.
    const late = slowLogin(port);
    await late.begun;
    first.child.kill("SIGTERM");
    late.finish();
    expect(await late.status).toBe(401);
    expect(await first.ended()).toBe(0);
    expect(first.err()).toBe("");

    const again = startProcess("main.ts", { ...data(), PORT: String(port), DEMO_DATA: "on" });
    await again.says("/dev/mail");
    expect(await jobsOf(port, token)).toBe(200); // the sign-in outlives the restart, and nothing was added
    again.child.kill("SIGTERM");
    expect(await again.ended()).toBe(0);
  }, 120_000);

  test("an admin is made from the command line, once, by the rules of everybody", async () => {
    const create = async (email: string, password: string) => {
      const made = startProcess("cli.ts", data(), ["admin:create", "--email", email, "--password", password]);
      return [await made.ended(), (made.out() + made.err()).trim()];
    };
    expect(await create("Chief@Example.com", "long and odd 7")).toEqual([0, "Admin chief@example.com created."]);
    const again = create("chief@example.com", "long and odd 7");
    expect((await create("c@example.com", "password123"))[1]).toMatch(/leaked passwords/);
    expect(await again).toEqual([1, "chief@example.com already has an account."]);
  }, 120_000);

  test("a taken port is one sentence, and the folder is free again", async () => {
    taken = createServer().listen(port, "127.0.0.1");
    expect(await refusalOf({ ...data(), PORT: String(port) })).toMatch(/^Port \d+ is taken; choose another/);
    lockDataFolder(here("data/db"))();
  }, 120_000);
});

const demoPasswordIn = (output: string) => /Password of all: (.*)/.exec(output)?.[1] ?? "";

async function signIn(port: number, email: string, password: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function jobsOf(port: number, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/jobs`, { headers });
  return ((await response.json()) as { total: number }).total;
}

/** A sign-in of which the first half is sent at once and the second when asked for. */
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

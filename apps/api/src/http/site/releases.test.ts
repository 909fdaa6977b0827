import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import fastify, { type FastifyInstance } from "fastify";
import { createReleases } from "./releases.ts";
import { installSecurityPolicy } from "./security-policy.ts";
import { serveSite } from "./site.ts";

const HTML = { accept: "text/html" };
const FILE = "main.0123abcd.js";
const release = (version: string, entry = `/remotes/shell/${version}/index.html`) => ({
  version,
  entry,
  integrity: "",
});
const shell = (version: string, more: object = {}) => ({ name: "shell", owns: [], current: release(version), ...more });
let folder: string;
let app: FastifyInstance;
let refused: jest.Mock<(why: unknown) => void>;
const inSite = (name: string) => path.join(folder, name);
const writeList = (list: unknown) => writeFile(inSite("remotes.json"), JSON.stringify(list));
async function addShell(version: string, title = version) {
  await mkdir(inSite(`remotes/shell/${version}`), { recursive: true });
  await writeFile(inSite(`remotes/shell/${version}/index.html`), `<head></head><body>shell ${title}</body>`);
  await writeFile(inSite(`remotes/shell/${version}/csp.json`), '{"scripts":[]}');
}
const pageOf = async (url = "/login") => (await app.inject({ url, headers: HTML })).body;
const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "dryrun releases "));
  await addShell("one");
  await writeFile(inSite(`remotes/shell/one/${FILE}`), "main()");
  await writeList([shell("one")]);
  refused = jest.fn();
  const releases = createReleases(folder, refused);
  app = fastify();
  await installSecurityPolicy(app, releases, "sandbox");
  app.get("/api/health", () => "up");
  await serveSite(app, releases);
  expect(await pageOf()).toContain("shell one");
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ["is empty", []],
  ["has no line of the shell", [{ ...shell("one"), name: "student" }]],
  ["names a shell that is not here", [shell("two")]],
  [
    "gives a share of the visitors a shell that is not here",
    [shell("one", { canary: { ...release("two"), share: 9 } })],
  ],
])("a list that %s keeps the last valid one, and is logged once", async (_, list) => {
  await writeList(list);
  for (let turn = 0; turn < 3; turn++) expect(await pageOf()).toContain("shell one");
  expect(await statusOf("/api/health")).toBe(200);
  expect(refused).toHaveBeenCalledTimes(1);
});

test("a shell without the hashes of its scripts is refused too, until they exist", async () => {
  await mkdir(inSite("remotes/shell/two"));
  await writeFile(inSite("remotes/shell/two/index.html"), "shell two");
  await writeList([shell("two")]);
  expect(await pageOf()).toContain("shell one");
  await addShell("two");
  jest.spyOn(performance, "now").mockReturnValue(process.uptime() * 1000 + 2000);
  expect(await pageOf()).toContain("shell two");
  expect(refused).toHaveBeenCalledTimes(1);
});

test("a canary that is hosted elsewhere is accepted", async () => {
  const canary = { ...release("two", "https://files.example/two/index.html"), share: 1 };
  const student = { name: "student", owns: ["/student"], current: release("s") };
  await writeList([shell("one", { canary }), student]);
  expect((await app.inject({ url: "/student/jobs", headers: HTML })).statusCode).toBe(200);
  expect(refused).not.toHaveBeenCalled();
});

test("the API works even if there has never been a list", async () => {
  const bare = fastify();
  await installSecurityPolicy(bare, createReleases(inSite("nowhere")), "sandbox");
  bare.get("/api/health", () => "up");
  expect((await bare.inject({ url: "/api/health" })).statusCode).toBe(200);
  await bare.close();
});

test("a file has only one URL, and others answer 404", async () => {
  expect(await statusOf(`/${FILE}`)).toBe(200);
  for (const url of [`//${FILE}`, `/x//${FILE}`, `/%2F${FILE}`, `/.%2F${FILE}`, `/%2F%2F${FILE}`])
    expect([url, await statusOf(url)]).toEqual([url, 404]);
});

test.each([
  ["is too long", `/${"a".repeat(300)}`],
  ["is too long, with a hash", `/${"a".repeat(300)}.0123abcd.js`],
  ["is too deep", `/${"a/".repeat(2500)}x`],
  ["is in a file", `/${FILE}/x`],
])("a name that %s answers 404", async (_, url) => {
  expect(await statusOf(url)).toBe(404);
});

test("a cached path of a file is looked up again after its release was removed", async () => {
  await addShell("two");
  await writeFile(inSite(`remotes/shell/two/${FILE}`), "main()");
  expect(await statusOf(`/${FILE}`)).toBe(200);
  await writeList([shell("two")]);
  await rm(inSite("remotes/shell/one"), { recursive: true });
  expect(await statusOf(`/${FILE}`)).toBe(200);
});

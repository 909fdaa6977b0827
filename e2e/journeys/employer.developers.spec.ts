import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

interface Received {
  body: string;
  signature: string;
}

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** Another system: it gets webhooks at /hook, and has a page with the list of jobs. */
async function anotherSystem(html: () => string) {
  const received: Received[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method === "POST") {
      received.push({ body: await read(request), signature: String(request.headers["dryrun-signature"]) });
      response.end();
    } else response.setHeader("content-type", "text/html; charset=utf-8").end(html());
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, origin, close: () => server.close().closeAllConnections() };
}

test("an owner connects another system: a key, a signed webhook that is sent again, a list of jobs; a revoked key ends", {
  tag: "@core",
}, async ({ page, request, expectsFaults }) => {
  expectsFaults.value = true; // the revoked key is refused
  const steps = api(request);
  const owner = await steps.person("employer", "Kavita Menon");
  await steps.verify(owner);
  const jobId = await steps.job(owner, { title: "Connected Analyst" });
  const applicationId = await steps.application(await steps.student("Asha Verma"), jobId);
  let code = "";
  const system = await anotherSystem(() => `<!doctype html><html lang="en"><title>Careers</title>${code}</html>`);

  await signIn(page, owner);
  await page.goto("/employer/profile");
  await page.getByRole("link", { name: "Connect other systems" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API keys and webhooks" })).toBeVisible();
  await page.getByLabel("Name").fill("Our ATS");
  await page.getByRole("radio", { name: "Read and write" }).check();
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await page.getByLabel("Key for Our ATS").inputValue();
  expect(key).toMatch(/^dr_live_/);

  await page.getByLabel("Address").fill("https://169.254.169.254/latest");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText("Enter the address of a server that the internet can reach.").first()).toBeVisible();
  await page.getByLabel("Address").fill(`${system.origin}/hook`);
  await page.getByRole("button", { name: "Add webhook" }).click();
  const host = new URL(system.origin).host;
  const secret = await page.getByLabel(`Secret of the webhook to ${host}`).inputValue();
  expect(await violationsOf(page)).toEqual([]);

  const headers = { authorization: `Bearer ${key}` };
  const listed = await request.get("/api/emp/jobs", { headers });
  expect((await listed.json()).jobs).toMatchObject([{ _id: jobId, title: "Connected Analyst" }]);
  const accepted = await request.post("/api/emp/jobs/accept-application", { headers, data: { applicationId } });
  expect(accepted.ok()).toBe(true);
  expect((await request.get("/api/emp/team", { headers })).status()).toBe(403);
  await expect.poll(() => system.received.length).toBe(1);

  await page.goto("/developers");
  const snippet = await page.getByRole("group", { name: "Check in Node" }).innerText();
  await page.getByText("POST /emp/jobs/accept-application").click();
  await expect(page.getByText("Answer 200")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const { isFromDryrun } = await import(`data:text/javascript,${encodeURIComponent(snippet)}`);
  const [first] = system.received as [Received];
  expect(JSON.parse(first.body)).toMatchObject({
    event: "application.decided",
    data: { applicationId, jobId, status: "accepted" },
  });
  expect(isFromDryrun(first.body, first.signature, secret)).toBe(true);
  expect(isFromDryrun(first.body.replace("accepted", "rejected"), first.signature, secret)).toBe(false);

  await page.goto("/employer/developers");
  await page.getByRole("button", { name: `Log of ${host}` }).click();
  const log = page.getByRole("region", { name: `Log of ${host}` });
  await expect(log.getByText("Delivered").first()).toBeVisible();
  await log.getByRole("button", { name: /^Send again: Application decided/ }).click();
  await expect.poll(() => system.received.length).toBe(2);
  const second = system.received[1] as Received;
  expect(second.body).toBe(first.body);
  expect(isFromDryrun(second.body, second.signature, secret)).toBe(true);

  code = await page.getByLabel("Code for your website").inputValue();
  await page.getByRole("button", { name: "Revoke the key Our ATS" }).click();
  await page.getByRole("button", { name: "Revoke key" }).click();
  await expect(page.getByText("There are no keys.")).toBeVisible();
  expect((await request.get("/api/emp/jobs", { headers })).status()).toBe(401);

  await page.goto(`/employer/applications/${applicationId}`);
  await expect(page.getByText("Kavita Menon accepted the application with an API key")).toBeVisible();

  await page.goto(`${system.origin}/careers`); // another site
  const job = page.getByRole("link", { name: "Connected Analyst" });
  await expect(job).toHaveAttribute("href", new RegExp(`/jobs/${jobId}$`));
  system.close();
});

// The thread of a simulated person who clicks all the time (clicker.mjs): reports opened pages and failures, until a
// message ends it.
import { parentPort, workerData } from "node:worker_threads";
import { openBrowser } from "./browser.mjs";
import { signIn } from "./clicker.mjs";

const TIMEOUT_MS = 20_000;
/** The maximum number of characters of a page in a report. */
const SHOWN = 3000;
/** The walks, by links of the page: pages of a part, and the shell's own. */
const WALKS = {
  student: ["/student/jobs", "/student/my-applications", "/student/profile", "/student", "/account/privacy"],
  employer: ["/employer/dashboard", "/employer/jobs", "/account/security"],
};

const pending = new Set();

/** Returns the address and the text of a page that did not continue, and the requests without an end. */
async function shownBy(page) {
  const text = await page
    .locator("body")
    .ariaSnapshot({ timeout: 5000 })
    .catch((error) => error.message);
  const open = [...pending].map((request) => `${request.method()} ${request.url()}`);
  return `at ${page.url()}, which waits for ${open.join(", ") || "nothing"} and shows:\n${text.slice(0, SHOWN)}`;
}

const { root, url, role } = workerData;
const browser = await openBrowser(root);
const page = await browser.newPage();
await signIn(page, url, role);

const seen = { pages: 0, documents: 0, failed: [] };
const tell = () => parentPort.postMessage(seen);
const fail = (what) => {
  seen.failed.push(what);
  tell();
};
page.on("request", (request) => {
  pending.add(request);
  seen.documents += Number(request.isNavigationRequest());
});
page.on("requestfinished", (request) => pending.delete(request));
page.on("requestfailed", (request) => {
  pending.delete(request);
  // Requests that a left page cancels are not failures.
  const reason = request.failure()?.errorText;
  if (reason !== "net::ERR_ABORTED") fail(`${reason} ${request.url()}`);
});
page.on("response", (answer) => answer.status() >= 400 && fail(`${answer.status()} ${answer.url()}`));
page.on("pageerror", (error) => fail(error.message));

let isOver = false;
parentPort.once("message", () => {
  isOver = true;
});
async function walk() {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(url + WALKS[role][0]);
  for (let index = 1; !isOver; index++) {
    const to = WALKS[role][index % WALKS[role].length];
    const before = await heading.first().innerText({ timeout: TIMEOUT_MS });
    await page.evaluate(() => dispatchEvent(new Event("focus"))); // as if the person returned to the tab
    const link = page.locator(`a[href="${to}"]:visible`).first();
    // By keyboard: a link moves away from the mouse when data arrives. The code below waits for the page, and reports
    // where it ended.
    if (await link.count()) await link.press("Enter", { noWaitAfter: true, timeout: TIMEOUT_MS });
    else await page.goto(url + to);
    await page.waitForURL(`${url}${to}*`, { timeout: TIMEOUT_MS, waitUntil: "commit" });
    await heading.filter({ hasNotText: before }).first().waitFor({ timeout: TIMEOUT_MS }); // the previous page is visible until then
    // The page takes the focus, which must not happen between focusing a link and pressing its key.
    await page.waitForFunction(() => document.activeElement?.matches("h1, body"), undefined, { timeout: TIMEOUT_MS });
    if (await page.getByRole("alert").filter({ hasText: "did not load" }).count()) fail(`a panel on ${to}`);
    seen.pages += 1;
    tell();
  }
}
tell();
await walk().catch(async (error) => fail(`${error.message}\n${await shownBy(page)}`));
await browser.close();
tell();
parentPort.close();

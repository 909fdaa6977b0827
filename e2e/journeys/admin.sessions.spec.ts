import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import type { Locator, Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { MEETING, takesSeat } from "../support/masterclass.ts";
import { anAddress, ownWord } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

// India is 10.5 hours ahead of this admin: a time read in the browser's time zone would be on another day.
test.use({ timezoneId: "America/New_York" });

const LIST = "/admin/live-sessions";
/** Years ahead, so that no other test's next session is affected. */
const START = new Date("2031-11-29T05:30:00.000Z");
const whenFrom = (startAt: Date) => slotLabel(startAt, addMs(startAt, HOUR_MS));
const rowOf = (page: Page, title: string) => page.locator("li, tr").filter({ hasText: title });
const newTitle = () => `Class ${ownWord()}`;

/** Creates a session by calls, without the pages. */
async function aSession(steps: ReturnType<typeof api>, title: string, startAt = START): Promise<string> {
  const slot = {
    startAt: startAt.toISOString(),
    endAt: addMs(startAt, HOUR_MS).toISOString(),
    teamsMeetingUrl: MEETING,
  };
  const { sessions } = await steps.call("POST", LIST, await steps.admin(), { sessions: [{ title, ...slot }] });
  return sessions[0]._id;
}

async function edits(page: Page, row: Locator): Promise<Locator> {
  await row.getByRole("button", { name: /^Edit/ }).click();
  return page.getByRole("dialog", { name: "Edit session" });
}

test("an admin in New York creates, moves, switches off and deletes a session in India time", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const admin = await steps.admin();
  const title = newTitle();
  await signIn(page, admin);
  await page.goto(LIST);
  await page.getByRole("button", { name: "Create sessions" }).click();
  const dialog = page.getByRole("dialog", { name: "Create sessions" });
  const create = dialog.getByRole("button", { name: "Create sessions" });
  await create.click();
  await expect(dialog.getByText("All fields are required.").first()).toBeVisible();
  const slot = dialog.getByRole("group", { name: "Session 2" });
  await slot.getByLabel("Title").fill(title);
  await slot.getByLabel("Start (IST)").fill("2031-11-29T11:00");
  await expect(slot.getByLabel("End (IST)")).toHaveValue("2031-11-29T12:00");
  await expect(slot.getByText("Saturday, 29 November, 11:00 am IST")).toBeVisible();
  await slot.getByLabel("Meeting link").fill(MEETING);
  await dialog.getByRole("group", { name: "Session 1" }).getByLabel("Meeting link").fill(MEETING);
  await expect(dialog.getByText("Incomplete. This session will not be created.")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await create.click();
  await expect(page.getByText("Sessions created successfully")).toBeVisible();
  const row = rowOf(page, title);
  await expect(row).toContainText(whenFrom(START));

  const edit = await edits(page, row);
  await expect(edit.getByLabel("Start (IST)")).toHaveValue("2031-11-29T11:00");
  await edit.getByLabel("Start (IST)").fill("2031-11-30T18:30");
  await edit.getByLabel("Recording link").fill("https://video.example/1");
  expect(await violationsOf(page)).toEqual([]);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Session updated successfully").last()).toBeVisible();
  await expect(row).toContainText(whenFrom(new Date("2031-11-30T13:00:00.000Z")));
  await expect(row.getByRole("link", { name: /^Open the recording/ })).toHaveAttribute(
    "href",
    "https://video.example/1",
  );
  const { sessions } = await steps.call("GET", LIST, admin);
  expect(sessions.find((session: { title: string }) => session.title === title)).toMatchObject({
    startAt: "2031-11-30T13:00:00.000Z",
    endAt: "2031-11-30T14:00:00.000Z",
  });

  await row.getByRole("switch").click();
  await expect(row.getByText("Inactive")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Session deleted")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("two admins edit one session: the second sees the first one's changes, and decides", async ({
  page,
  browser,
  request,
}, info) => {
  const steps = api(request);
  const admin = await steps.admin();
  const title = newTitle();
  await aSession(steps, title);
  const other = await (await browser.newContext(info.project.use)).newPage();
  for (const window of [page, other]) {
    await signIn(window, admin);
    await window.goto(LIST);
  }
  const mine = await edits(page, rowOf(page, title));
  const theirs = await edits(other, rowOf(other, title));
  await theirs.getByLabel("Title").fill(`${title} with Power BI`);
  await theirs.getByLabel("Start (IST)").fill("2031-12-06T11:00");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Session updated successfully")).toBeVisible();

  await mine.getByLabel("Title").fill(`${title} with Excel`);
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(mine.getByText("Another admin has changed this session.", { exact: false })).toBeVisible();
  await expect(mine.getByText("Saturday, 6 December, 11:00 am IST").first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await mine.getByRole("button", { name: "Overwrite with mine" }).click();
  await expect(page.getByText("Session updated successfully")).toBeVisible();
  await expect(rowOf(page, `${title} with Excel`)).toContainText(whenFrom(new Date("2031-12-06T05:30:00.000Z")));

  const again = await edits(other, rowOf(other, `${title} with Power BI`));
  await again.getByLabel("Title").fill("Not kept");
  await again.getByRole("button", { name: "Save" }).click();
  await again.getByRole("button", { name: "Use the other admin's values" }).click();
  await expect(again.getByLabel("Title")).toHaveValue(`${title} with Excel`);
  await again.getByRole("button", { name: "Save" }).click();
  await expect(rowOf(other, `${title} with Excel`)).toBeVisible();
});

test(
  "enrolled people get a mail when their session moves, prevent its deletion, and get the report's attendance",
  { tag: "@core" },
  async ({ page, request }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const steps = api(request);
    const title = newTitle();
    const sessionId = await aSession(steps, title);
    const [came, left] = [anAddress("came"), anAddress("left")];
    for (const email of [came, left]) await takesSeat(request, sessionId, email);
    await signIn(page, await steps.admin());
    await page.goto(LIST);
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { name: "Enrolments (2)" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole("button", { name: "Edit" }).click();
    const edit = page.getByRole("dialog", { name: "Edit session" });
    await edit.getByLabel("Start (IST)").fill("2031-12-06T18:00");
    await expect(edit.getByText("2 people will be e-mailed.")).toBeVisible();
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Session updated successfully")).toBeVisible();
    for (const email of [came, left]) expect(await mailTo(outbox, email, "session-moved")).toMatch(/6:00\spm/);

    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: `${title} cannot be deleted. Switch it off?` });
    await expect(question.getByText("2 people are enrolled and will get an e-mail.", { exact: false })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: "Import attendance" }).click();
    const report = page.getByRole("dialog", { name: "Import the attendance report" });
    const upload = async (...lines: string[]) => {
      const buffer = Buffer.from(["Email,Duration", ...lines].join("\r\n"));
      await report.getByLabel("CSV file").setInputFiles({ name: "report.csv", mimeType: "text/csv", buffer });
      await report.getByRole("button", { name: "Import" }).click();
    };
    await upload(`${came},soon`);
    await expect(report.getByText("Row 2: invalid minutes")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await upload(`${came.toUpperCase()},30m`, `${came},15m`, "stranger@example.com,60m");
    await expect(report.getByText("Attendance imported: 1 matched, 1 not enrolled.")).toBeVisible();
    await expect(report.getByText("stranger@example.com")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await report.getByRole("button", { name: "Done" }).click();
    await expect(rowOf(page, came)).toContainText("75%");
    await expect(rowOf(page, came).getByText("Attended", { exact: true })).toBeVisible();
    await expect(rowOf(page, left)).toContainText("Not attended");

    await page.getByRole("button", { name: "Issue certificates" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Issue certificates" }).click();
    await expect(page.getByText("1 certificate issued")).toBeVisible();
    expect(await mailTo(outbox, came, "certificate")).toContain("/verify-certificate?id=");
  },
);

test("switching off a session with enrolments moves its people to the next one, or refunds them", async ({
  page,
  request,
}, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const [first, second] = [newTitle(), newTitle()];
  // After the sessions of all other tests, so that the next session belongs to this test.
  const starts = [new Date("2039-11-26T05:30:00.000Z"), new Date("2039-12-03T05:30:00.000Z")] as const;
  const sessionId = await aSession(steps, first, starts[0]);
  await aSession(steps, second, starts[1]);
  const email = anAddress("booked");
  await takesSeat(request, sessionId, email);
  await signIn(page, await steps.admin());
  await page.goto(LIST);
  const switchesOff = async (title: string, offer: string) => {
    await rowOf(page, title).getByRole("switch").click();
    const question = page.getByRole("alertdialog", { name: `Switch off ${title}?` });
    const confirm = question.getByRole("button", { name: "Switch off" });
    await confirm.click();
    await expect(question.getByText("Choose what they get.")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole("radio", { name: offer }).check();
    await confirm.click();
    await expect(rowOf(page, title).getByText("Inactive")).toBeVisible();
  };
  await switchesOff(first, "A seat in the next session");
  await expect(page.getByText("1 person will be e-mailed and gets a seat in the next session.")).toBeVisible();
  expect(await mailTo(outbox, email, "session-replaced")).toContain(whenFrom(starts[1]));
  await page.reload();
  await switchesOff(second, "A refund of ₹99");
  expect(await mailTo(outbox, email, "payment-returned")).toContain("Your session will not take place.");
  await page.reload();
  await rowOf(page, second)
    .getByRole("button", { name: /^Delete/ })
    .click(); // nobody is enrolled now
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Session deleted")).toBeVisible();
});

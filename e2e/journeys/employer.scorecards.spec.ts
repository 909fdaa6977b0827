import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { aColleague } from "../support/invited.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("two people score a candidate without seeing each other's scores first, and then read where they disagree", async ({
  page,
  request,
  browser,
}) => {
  const steps = api(request);
  const owner = await steps.person("employer", "Kavita Menon");
  await steps.verify(owner);
  const jobId = await steps.job(owner, { title: "Scored Analyst" });
  const student = await steps.student("Asha Verma");
  const applicationId = await steps.application(student, jobId);
  const manager = await aColleague(request, owner, "Meera Joshi", { role: "manager", jobIds: [jobId] });

  await signIn(page, owner);
  await page.goto(`/employer/jobs/${jobId}`);
  await page.getByRole("link", { name: "Scorecard criteria" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Scorecard criteria" })).toBeVisible();
  await page.getByRole("button", { name: "Add criterion" }).click();
  const added = page.getByRole("group", { name: "Criterion 7 of 7" });
  await added.getByLabel("Name").fill("Speaks with clients");
  await added.getByLabel("What to look for").fill("Explains a number to somebody from sales");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Save criteria" }).click();
  await expect(page.getByText("Criteria saved")).toBeVisible();

  await page.goto(`/employer/applications/${applicationId}`);
  const part = page.getByRole("region", { name: "Scorecards" });
  await part.getByRole("button", { name: "Fill in your scorecard" }).click();
  await part.getByRole("group", { name: "Speaks with clients" }).getByText("Strong yes").click();
  await part
    .getByRole("group", { name: /^Recommendation/ })
    .getByText("Strong yes")
    .click();
  await part.getByLabel("Your reasons").fill("Calm and clear");
  expect(await violationsOf(page)).toEqual([]);
  await page.reload(); // the draft is kept on the device
  await expect(part.getByLabel("Your reasons")).toHaveValue("Calm and clear");
  await part.getByRole("button", { name: "Submit scorecard" }).click();
  await expect(part.getByRole("table", { name: "Scores of 1 person" })).toBeVisible();

  const other = await browser.newContext({ viewport: page.viewportSize() });
  const second = await other.newPage();
  await signIn(second, manager);
  await second.goto(`/employer/applications/${applicationId}`);
  const theirs = second.getByRole("region", { name: "Scorecards" });
  await expect(theirs.getByText("You see the scores of others after you have submitted yours.")).toBeVisible();
  await expect(theirs.getByText("Calm and clear")).toHaveCount(0);
  await theirs.getByRole("button", { name: "Fill in your scorecard" }).click();
  await theirs.getByRole("group", { name: "Speaks with clients" }).getByText("No", { exact: true }).click();
  await theirs
    .getByRole("group", { name: /^Recommendation/ })
    .getByText("No", { exact: true })
    .click();
  await theirs.getByRole("button", { name: "Submit scorecard" }).click();
  const disagreement = "1 person says No and 1 person says Strong yes.";
  await expect(theirs.getByText(`People disagree about Speaks with clients: ${disagreement}`)).toBeVisible();
  await expect(theirs.getByText("Calm and clear")).toBeVisible();
  expect(await violationsOf(second)).toEqual([]);
  const scores = theirs.getByRole("group", { name: "Scores of 2 people" });
  const hidden = await scores.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  if ((page.viewportSize()?.width ?? 0) >= 1280) expect(hidden).toBe(0); // both columns are in sight
  await other.close();

  await page.reload();
  await expect(part.getByText(`People disagree about the recommendation: ${disagreement}`)).toBeVisible();
  const log = page.getByRole("region", { name: "Activity" });
  await expect(log.getByText("Meera Joshi submitted a scorecard")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

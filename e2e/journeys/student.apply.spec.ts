import type { Page } from "@playwright/test";
import { api, PASSWORD } from "../support/api.ts";
import { appliesWithoutWork, continuesTo, fieldOf, writeText } from "../support/applies.ts";
import { inviteByMail } from "../support/invited.ts";
import { ownWord } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { registersAndLogsIn } from "../support/registers.ts";
import { expect, test } from "../support/test.ts";

test("from a shared job to the first application, without work experience", { tag: "@core" }, async ({
  page,
  request,
  expectsFaults,
}) => {
  expectsFaults.value = true; // the console reports the refused job
  const steps = api(request);
  const title = `Capybara Keeper ${ownWord()}`;
  const jobId = await steps.job(await steps.person("employer"), { title });
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in to apply" })).toBeVisible();

  const email = await registersAndLogsIn(page, "student");
  await expect(page).toHaveURL(/\/student\/quiz$/);
  await page.goto(`/student/jobs/${jobId}`); // closed to students who have not passed
  await expect(page).toHaveURL(/\/student\/quiz$/);
  await steps.passQuiz({ email, token: await steps.token(email) });

  await page.goto(`/student/jobs/${jobId}`);
  await appliesWithoutWork(page);
  await page.getByRole("link", { name: "Already Applied - View My Application" }).click();
  await expect(page.getByText("Pending", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByText("I look for my first job.")).toBeVisible();
  await expect(page.getByText("No work experience yet")).toBeVisible();
});

test("filters jobs by pay and sorts them by the student's skills, and Back keeps both", async ({ page, request }) => {
  const steps = api(request);
  const [employer, student] = [await steps.person("employer"), await steps.student()];
  await steps.call("POST", "/profile/update", student, { skills: ["Tableau", "SQL"] });
  const word = ownWord();
  const post = (kind: string, salary: string, requirements: string) =>
    steps.job(employer, { title: `${word} ${kind}`, salary, requirements: `<p>${requirements}</p>` });
  await post("Low", "2-3 LPA", "SQL");
  await post("Skilled", "₹6–8 LPA", "Tableau and SQL");
  await post("Silent", "Not disclosed", "SQL");
  await post("Newest", "75k/month", "Patience");
  await signIn(page, student);
  await page.goto(`/student/jobs?title=${word}`);
  await expect(page.getByRole("heading", { name: "4 jobs" })).toBeVisible();

  const show = page.getByRole("button", { name: "Show Filters" });
  const isPhone = await show.isVisible();
  if (isPhone) await show.click();
  await page.getByLabel("Pay").selectOption("From ₹6 lakh a year");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page.getByRole("heading", { name: "2 jobs" })).toBeFocused();
  await expect(show).toBeVisible({ visible: isPhone });
  await expect(page.getByText("1 more does not state pay.")).toBeVisible();
  const titles = page.getByRole("main").getByRole("heading", { name: word });
  await expect(titles).toHaveText([`${word} Newest`, `${word} Skilled`]);
  await page.getByLabel("Sort by").selectOption("Best match");
  await expect(titles).toHaveText([`${word} Skilled`, `${word} Newest`]);
  await expect(page.getByText("2 of 2 skills")).toBeVisible();

  await page.getByRole("link", { name: `${word} Skilled` }).click();
  await expect(page.getByText("You have both skills this job asks for.")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`title=${word}&minSalary=600000&sort=best$`));
  await expect(titles).toHaveText([`${word} Skilled`, `${word} Newest`]);
});

/** Returns the drafts stored on this device, as text. */
const draftsOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("dryrun-drafts");
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction("drafts").objectStore("drafts").getAll();
          reading.onsuccess = () => {
            db.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

test("form values survive a reload, a lost network and a refusal, which is shown at its fields", {
  tag: "@core",
}, async ({ page, context, request, expectsFaults }) => {
  expectsFaults.value = true; // the network is lost
  const steps = api(request);
  const student = await steps.student();
  await steps.profile(student);
  const jobId = await steps.job(await steps.person("employer"));
  await signIn(page, student);
  await page.goto(`/student/jobs/${jobId}?apply=1&step=about`);
  await expect(page.locator("[contenteditable=true]").first()).toBeVisible();
  await fieldOf(page, "portfolioUrl").fill("https://asha.example/before");
  await continuesTo(page, "Experience");
  await continuesTo(page, "Education");
  await continuesTo(page, "Your letter");
  await writeText(page, "coverLetter", "Typed before the reload. ");
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect.poll(() => draftsOn(page)).toContain("Typed before the reload.");

  await page.reload();
  const letter = page.locator("[id=coverLetter][contenteditable=true]");
  await expect(letter).toContainText("Typed before the reload.");
  const opens = (name: string) =>
    page
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .first()
      .click();
  await opens("About you");
  await expect(fieldOf(page, "portfolioUrl")).toHaveValue("https://asha.example/before");

  await context.setOffline(true);
  await expect(page.getByText("You are offline. What you typed is kept here")).toBeVisible();
  await fieldOf(page, "portfolioUrl").fill("https://asha.example/offline");
  await continuesTo(page, "Experience");
  await continuesTo(page, "Education");
  await continuesTo(page, "Your letter");
  await continuesTo(page, "Check and send");
  const submit = page.getByRole("button", { name: "Submit application" });
  await submit.click();
  await expect(page.getByText("Failed to apply").first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();

  // The form validates like the server, so the route puts invalid values into the request.
  await page.route("**/api/apply", (route) => {
    const body = route.request().postDataJSON();
    body.education[0].institution = "";
    body.currentCTC = 1.5;
    return route.continue({ postData: body });
  });
  await submit.click();
  await expect(page.getByRole("heading", { name: "Please fix the following errors:" })).toBeInViewport();
  await expect(page.getByText("Please fix the highlighted errors below.").first()).toBeVisible();
  for (const [id, words] of [
    ["education.0.institution", "Institution is required."],
    ["currentCTC", "Current CTC must be a whole number of rupees."],
  ] as const) {
    await page.getByRole("link", { name: words }).click(); // on the page of its field
    await expect(fieldOf(page, id)).toBeFocused();
    await expect(fieldOf(page, id)).toHaveAttribute("aria-invalid", "true");
    await expect(fieldOf(page, id)).toHaveAccessibleDescription(new RegExp(words));
  }
  await page.unroute("**/api/apply");
  await page.goto(`/student/jobs/${jobId}?apply=1&step=check`);
  await submit.click();
  await expect(page.getByText("Application submitted").first()).toBeVisible();
  const { applications } = await steps.call("GET", "/my-applications", student);
  const sent = await steps.call("GET", `/my-applications/${applications[0]._id}`, student);
  expect(sent.portfolioUrl).toBe("https://asha.example/offline");
  expect(sent.coverLetter).toContain("Typed before the reload.");
});

test("pay can be typed in usual notations, is shown in rupees a year, and unusual amounts need confirmation", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const student = await steps.student();
  await steps.profile(student);
  const jobId = await steps.job(await steps.person("employer"));
  await signIn(page, student);
  await page.goto(`/student/jobs/${jobId}?apply=1&step=about`);
  const pay = fieldOf(page, "expectedCTC");
  await pay.fill("76");
  await expect(page.getByText("= ₹76,00,000 a year (76 lakh)")).toBeVisible();
  await pay.fill("760");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(pay).toHaveAccessibleDescription(/₹760 a year is unusually low\. Confirm or correct it\./);
  await expect(pay).toHaveValue("760");
  await pay.fill("7.6 LPA");
  await expect(page.getByText("= ₹7,60,000 a year (7.6 lakh)")).toBeVisible();
  await continuesTo(page, "Experience");
  await page.reload();
  await continuesTo(page, "Education");
  await continuesTo(page, "Your letter");
  await continuesTo(page, "Check and send");
  await expect(page.getByText(/₹7,60,000 a year/).first()).toBeVisible();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByText("Application submitted").first()).toBeVisible();
  const { applications } = await steps.call("GET", "/my-applications", student);
  expect(await steps.call("GET", `/my-applications/${applications[0]._id}`, student)).toMatchObject({
    expectedCTC: 760_000,
  });
});

test("a started application continues on another device, and two tabs do not overwrite each other", {
  tag: "@core",
}, async ({ page, browser, request, expectsFaults }) => {
  expectsFaults.value = true; // the console reports the refused draft
  const steps = api(request);
  const student = await steps.student();
  await steps.profile(student);
  const jobId = await steps.job(await steps.person("employer"));
  const form = `/student/jobs/${jobId}?apply=1`;
  await signIn(page, student);
  await page.goto(`${form}&step=about`);
  await fieldOf(page, "portfolioUrl").fill("https://asha.example/phone");
  await continuesTo(page, "Experience");
  await continuesTo(page, "Education");
  await expect(page.getByText(/^Saved .* also for your other devices$/)).toBeVisible();

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const laptop = await other.newPage();
  await signIn(laptop, student);
  await laptop.goto(form);
  await expect(laptop.getByRole("heading", { level: 2, name: "Education" })).toBeVisible();
  await laptop
    .getByRole("button", { name: /^About you/ })
    .first()
    .click();
  await expect(fieldOf(laptop, "portfolioUrl")).toHaveValue("https://asha.example/phone");
  // The line with "Saved" is already there, from the loaded draft.
  const isSaved = laptop.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().endsWith("/application-draft"),
  );
  await fieldOf(laptop, "portfolioUrl").fill("https://asha.example/laptop");
  expect((await isSaved).ok()).toBe(true);

  await page
    .getByRole("button", { name: /^About you/ })
    .first()
    .click();
  await fieldOf(page, "portfolioUrl").fill("https://asha.example/old-tab");
  await expect(page.getByText("This application was changed in another tab or on another device.")).toBeInViewport();
  await expect(fieldOf(page, "portfolioUrl")).toHaveValue("https://asha.example/old-tab");
  await page.getByRole("button", { name: "Use the other version" }).click();
  await expect(fieldOf(page, "portfolioUrl")).toHaveValue("https://asha.example/laptop");
  await other.close();
});

test("an invited person who has not passed the quiz opens only that job from the mail and applies", async ({
  page,
  request,
  expectsFaults,
}, info) => {
  expectsFaults.value = true; // the console reports the refused list
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const beginner = await steps.person("student");
  await steps.profile(beginner);
  const title = await inviteByMail(request, beginner.email);
  const mail = await mailTo(outbox, beginner.email, "invitation");
  const link = /\/student\/jobs\/[\w-]+/.exec(mail)?.[0] ?? "";

  await page.goto(link);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email").fill(beginner.email);
  await page.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("button", { name: /Apply Now|Get Ready for Interview/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Check and send" })).toBeVisible();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByText("Application submitted").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Already Applied - View My Application" })).toBeVisible();

  await page.goto("/student/jobs"); // all other jobs stay closed
  await expect(page).toHaveURL(/\/student\/quiz$/);
  await page.goto(link); // the student's job stays readable after applying
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

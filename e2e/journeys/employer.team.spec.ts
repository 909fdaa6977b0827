import { api, PASSWORD } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { aColleague } from "../support/invited.ts";
import { anAddress } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test(
  "an owner invites a recruiter, who joins from the mail and decides; the owner sees who, and removes the recruiter",
  { tag: "@core" },
  async ({ page, request, browser, expectsFaults }, info) => {
    expectsFaults.value = true; // the removed person's call is refused
    const { outbox } = info.project.metadata as { outbox: string };
    const steps = api(request);
    const owner = await steps.person("employer", "Kavita Menon");
    await steps.verify(owner);
    const jobId = await steps.job(owner, { title: "Team Analyst" });
    const student = await steps.student("Asha Verma");
    const applicationId = await steps.application(student, jobId);
    const email = anAddress("colleague");

    await signIn(page, owner);
    await page.goto("/employer/profile");
    await page.getByRole("link", { name: "See your team" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("radio", { name: "Recruiter" }).check();
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
    await expect(page.getByText(/^Open until/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const mail = await mailTo(outbox, email, "team-invitation");
    expect(mail).toContain("Your role: Recruiter.");
    const link = /\/team-invitation\/[\w-]+/.exec(mail)?.[0] ?? "";
    const other = await browser.newContext({ viewport: page.viewportSize() });
    const recruiter = await other.newPage();
    await recruiter.goto(link);
    await expect(recruiter.getByText("Your role: Recruiter")).toBeVisible();
    await recruiter.getByLabel("Full name").fill("Rohan Kulkarni");
    await recruiter.getByLabel("Phone").fill("9876501234");
    await recruiter.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
    await recruiter.getByLabel("I am 18 or older").check();
    expect(await violationsOf(recruiter)).toEqual([]);
    await recruiter.getByRole("button", { name: "Create account and join" }).click();
    await expect(recruiter).toHaveURL(/\/employer\/dashboard/);

    await page.goto(`/employer/applications/${applicationId}`);
    await recruiter.goto(`/employer/applications/${applicationId}`);
    await expect(recruiter.getByText("Kavita Menon is looking at this now")).toBeVisible();
    await recruiter.getByLabel("Assigned to").selectOption({ label: "Kavita Menon" });
    expect(await mailTo(outbox, owner.email, "assigned")).toContain("Rohan Kulkarni has assigned");
    await recruiter.getByRole("button", { name: "Accept", exact: true }).click();
    await recruiter.getByRole("alertdialog").getByRole("button", { name: "Accept application" }).click();
    const decision = recruiter.getByRole("region", { name: "Decision" });
    await expect(decision.getByText("Accepted.", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Accept", exact: true }).click(); // the owner's page is from before
    await page.getByRole("alertdialog").getByRole("button", { name: "Accept application" }).click();
    await expect(page.getByText(/^Rohan Kulkarni has already accepted this application/).first()).toBeVisible();
    await page.reload();
    const log = page.getByRole("region", { name: "Activity" });
    await expect(log.getByText("Rohan Kulkarni accepted the application")).toBeVisible();
    await expect(log.getByText("Rohan Kulkarni assigned the application to Kavita Menon")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.goto("/employer/team");
    await page.getByRole("button", { name: "Remove Rohan Kulkarni" }).click();
    await page.getByRole("button", { name: "Remove from the team" }).click();
    await expect(page.getByText("Rohan Kulkarni is no longer in the team.")).toBeVisible();
    await recruiter.goto("/employer/jobs"); // the living tab
    await expect(recruiter).toHaveURL(/\/login/);
    expect(await mailTo(outbox, email, "removed-from-team")).toContain("You no longer see its jobs and candidates.");
    await other.close();
  },
);

test("a hiring manager reads the candidates of a chosen job, and is not offered to decide, to invite or to post", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const owner = await steps.person("employer", "Kavita Menon");
  await steps.verify(owner);
  const [jobId, hidden] = [await steps.job(owner), await steps.job(owner, { title: "Unseen Analyst" })];
  const student = await steps.student("Asha Verma");
  const applicationId = await steps.application(student, jobId);
  const unseen = await steps.application(student, hidden);
  const manager = await aColleague(request, owner, "Meera Joshi", { role: "manager", jobIds: [jobId] });

  await signIn(page, manager);
  await page.goto("/employer/jobs");
  await expect(page.getByRole("link", { name: "Data Analyst", exact: true })).toBeVisible();
  await expect(page.getByText("Unseen Analyst")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Post a New Job" })).toHaveCount(0);
  await page.goto(`/employer/applications/${applicationId}`);
  await expect(page.getByText("Two years of").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Decision" })).toHaveCount(0);
  await page.goto(`/employer/applications/${unseen}`);
  await expect(page.getByRole("heading", { name: "This application no longer exists." })).toBeVisible();
  await page.goto("/employer/jobs/add");
  await expect(page.getByText("Your role in this company does not allow this. Ask an owner.")).toBeVisible();
});

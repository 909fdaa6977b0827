import { api, PASSWORD, type Person } from "../support/api.ts";
import { anAddress, ownWord } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { interviewed } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

test(
  "an employer invites by a file; an invited person registers, applies and interviews; the employer reads, exports and accepts",
  { tag: "@core" },
  async ({ page, browser, request }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const steps = api(request);
    const employer = await steps.person("employer", "Kavita Menon");
    await steps.verify(employer);
    const title = `Invited Analyst ${ownWord()}`;
    const jobId = await steps.job(employer, { title });
    const email = anAddress("meera");

    await signIn(page, employer);
    await page.goto(`/employer/jobs/${jobId}?tab=invited`);
    await page.getByRole("button", { name: "Bulk invite" }).click();
    const dialog = page.getByRole("dialog", { name: "Bulk invite" });
    const choose = (...rows: string[]) =>
      dialog.getByLabel("CSV file").setInputFiles({
        name: "people.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(["firstName;lastName;email;phone;validity", ...rows].join("\r\n")),
      });
    await choose(`Meera;Nair;${email};;never`);
    await dialog.getByRole("button", { name: "Check file" }).click();
    await expect(dialog.getByText("Row 2: phone is missing")).toBeVisible();
    await dialog.getByRole("button", { name: "Choose another file" }).click();
    await choose(`Meera;Nair;${email};98765 43210;never`);
    await dialog.getByRole("button", { name: "Check file" }).click();
    await dialog.getByRole("button", { name: "Invite 1 candidate" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(email)).toBeVisible();

    const candidate = await takesUp(await mailTo(outbox, email, "invitation"));
    const applicationId = await steps.application(candidate, jobId);
    await interviewed(request, candidate, applicationId);

    await page.reload();
    await page.getByRole("link", { name: "Asha Verma" }).click(); // the name as in the application
    await page.getByRole("button", { name: "Accept" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Accept application" }).click();
    expect(await mailTo(outbox, email, "application-decided")).toContain(title);
    await page.goto(`/employer/jobs/${jobId}/applications`);
    await expect(page.getByRole("link", { name: "Accepted 1" })).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);

    async function takesUp(mail: string): Promise<Person> {
      const context = await browser.newContext({ baseURL: String(info.project.use.baseURL) });
      const invited = await context.newPage();
      await invited.goto(/\/invitation\/[\w-]+/.exec(mail)?.[0] ?? "");
      await invited.getByLabel("New password", { exact: false }).first().fill(PASSWORD);
      await invited.getByLabel("Confirm new password", { exact: false }).first().fill(PASSWORD);
      await invited.getByLabel("I am 18 or older").check();
      await invited.getByRole("button", { name: "Set password and open the job" }).click();
      await expect(invited.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await context.close();
      return { email, token: await steps.token(email) };
    }
  },
);

test("an employer finds a candidate, returns to the same search, and saves the resume as a PDF", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  const student = await steps.person("student", "Tanvi Kulkarni");
  const skill = `Kdb${ownWord()}`;
  await steps.profile(student, { fullName: "Tanvi Kulkarni", skills: ["SQL", skill] });

  await signIn(page, employer);
  await page.goto("/employer/search-candidates");
  const skills = page.getByRole("combobox", { name: "Skills" });
  await skills.fill(skill);
  await skills.press("Enter");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: "1 candidate" })).toBeVisible();
  const search = page.url();
  await page.getByRole("link", { name: "Tanvi Kulkarni" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tanvi Kulkarni" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Tanvi Kulkarni.pdf");
  await page.getByRole("link", { name: "Back to the results" }).click();
  await expect(page).toHaveURL(search);

  await steps.profile(student, { fullName: "Tanvi Kulkarni", skills: ["SQL", skill], visibleToRecruiters: false });
  await page.getByRole("link", { name: "Tanvi Kulkarni" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This candidate is no longer available." })).toBeVisible();
});

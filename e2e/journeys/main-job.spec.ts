import { api } from "../support/api.ts";
import { applyToJob, findsTheJob } from "../support/applies.ts";
import { postsAJob, readsApplicationAndInterview, rejectWithReason } from "../support/employs.ts";
import { readsResultAndSends, takesTheInterview } from "../support/interviews.ts";
import { ownWord } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { passesTheQuiz } from "../support/quizzes.ts";
import { registersAndLogsIn } from "../support/registers.ts";
import { expect, test } from "../support/test.ts";

test(
  "a student and an employer complete the main job, from registration to decision",
  { tag: "@core" },
  async ({ page, browser, request }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const title = `Reporting Okapi ${ownWord()}`;

    const desktop = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      baseURL: String(info.project.use.baseURL),
    });
    const office = await desktop.newPage();
    const employer = await api(request).person("employer", "Kavita Menon");
    await postsAJob(office, employer, title);

    const email = await registersAndLogsIn(page, "student");
    expect(await mailTo(outbox, email, "verify-email")).toContain("/verify-email/");
    await passesTheQuiz(page);
    await findsTheJob(page, title);
    await applyToJob(page, title);
    await mailTo(outbox, email, "application-received");

    await takesTheInterview(page);
    const ready = await mailTo(outbox, email, "interview-ready");
    expect(ready).toMatch(/\d+ out of 100/);
    const score = await readsResultAndSends(page);
    await mailTo(outbox, employer.email, "interview-sent");

    await readsApplicationAndInterview(office, title, score);
    await rejectWithReason(office, "We would like to meet you with your Okapi numbers.");
    expect(await mailTo(outbox, email, "application-decided")).toContain("Okapi numbers");
    await page.goto("/student/my-applications");
    await expect(page.getByText("Company's decision: Rejected", { exact: true })).toBeVisible();
    await desktop.close();
  },
);

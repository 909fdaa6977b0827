import { addMs, MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import { api } from "../support/api.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { resumeRoom, startsAnInterview, typeAnswer } from "../support/rooms.ts";
import { expect, test } from "../support/test.ts";

test(
  "the server submits the drafts at the end of the time with the browser closed, and charges no second credit",
  { tag: "@core" },
  async ({ page, browser, request }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const steps = api(request);
    const { student, path, sessionId, expiresAt, credits } = await startsAnInterview(request);
    const device = await browser.newContext({ ...info.project.use });
    const room = await device.newPage();
    await signIn(room, student);
    await room.goto(path);
    await resumeRoom(room);
    await typeAnswer(room, "typed before the battery died");
    await device.close();

    const now = addMs(new Date(expiresAt), MINUTE_MS + SECOND_MS).toISOString();
    await steps.call("POST", "/dev/clock", await steps.admin(), { now });
    await mailTo(outbox, student.email, "interview-ready");
    const { user } = await steps.call("GET", "/auth/me", student);
    expect([user.interviewCredits, user.runningInterview]).toEqual([credits, null]);
    const late = steps.call("POST", "/mock-interview/submit-all", student, { sessionId, answers: [] });
    await expect(late).rejects.toThrow(/409.*TIME_OVER/);

    await signIn(page, student);
    await page.goto(path);
    await expect(page.getByText("Your answers for this job are in")).toBeVisible();
    await page.getByRole("link", { name: "See the result" }).click();
    await expect(page).toHaveURL(new RegExp(`/student/interview-summary/${sessionId}$`));
    await expect(page.getByRole("meter", { name: "Score" })).toHaveAttribute("aria-valuetext", /out of 100/);
    await expect(page.getByText("typed before the battery died").first()).toBeAttached();
  },
);

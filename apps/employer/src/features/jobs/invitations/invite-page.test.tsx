import { answers, answersAfter, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { employerApplication } from "@dryrun/domain/applications/contract";
import { me, resendVerification } from "@dryrun/domain/auth/contract";
import { VERIFICATION_SENT } from "@dryrun/domain/auth/messages";
import { invite, jobInvitations } from "@dryrun/domain/invitations/contract";
import { EMAIL_UNVERIFIED } from "@dryrun/domain/invitations/messages";
import { employerJob, jobStats } from "@dryrun/domain/jobs/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../../paths.ts";
import { application, applicationAnswer } from "../../../testing/samples/application.ts";
import { employer } from "../../../testing/samples/employer.ts";
import { job, jobStatsAnswer } from "../../../testing/samples/jobs.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const page = paths.invite(job._id);
beforeEach(() => {
  server.use(
    answers(employerJob, { job }),
    answers(jobStats, jobStatsAnswer),
    answers(jobInvitations, { invitations: [] }),
    answers(employerApplication, applicationAnswer()),
  );
});
const outcome = (body: object, status: number) =>
  http.post(`/api${invite.path}`, () => HttpResponse.json({ message: "ok", ...body }, { status }));
const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function fillForm() {
  await userEvent.type(await screen.findByLabelText("First name"), "Asha");
  await userEvent.type(screen.getByLabelText("Last name"), "Rao");
  await fill(screen.getByLabelText("Email"), "Asha@Example.com");
  await userEvent.click(screen.getByRole("radio", { name: "48 hours" }));
}

describe("inviting one candidate", () => {
  test("marks every missing field; the phone is optional", async () => {
    show(page);
    await screen.findByLabelText("First name");
    await pressButton("Send invite");
    const links = (await screen.findAllByRole("link")).map((link) => link.textContent);
    for (const message of [
      "First name is required.",
      "Last name is required.",
      "Email is required.",
      "Choose 24 hours, 48 hours or no expiry.",
    ])
      expect(links).toContain(message);
    expect(links.join()).not.toMatch(/phone/i);
  });

  test("shows the form with the job's title, so that its fields do not move", async () => {
    const { promise: known, resolve: answer } = Promise.withResolvers<void>();
    server.use(answersAfter(known, employerJob, { job }));
    show(page);
    await screen.findByText("Loading the job");
    expect(screen.queryByLabelText("First name")).toBeNull();
    answer();
    expect(await screen.findByLabelText("First name")).toBeVisible();
    expect(screen.getByText(/Data Analyst/)).toBeVisible();
  });

  test("sends the typed values, confirms it and opens the job", async () => {
    const sent: unknown[] = [];
    server.use(answers(invite, { message: "ok" } as never, (body) => sent.push(body)));
    const router = show(page);
    await fillForm();
    await pressButton("Send invite");
    expect(await screen.findByText("Invitation sent successfully")).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.job(job._id));
    expect(sent).toEqual([{ firstName: "Asha", lastName: "Rao", email: "asha@example.com", validity: "48" }]);
  });

  test("shows that the person was invited again", async () => {
    server.use(outcome({ alreadyInvited: true, reminderSent: true }, 200));
    show(page);
    await fillForm();
    await pressButton("Send invite");
    expect(await screen.findByText("Reminder sent to candidate")).toBeVisible();
  });

  test("opens the application of a person who has already applied", async () => {
    server.use(outcome({ alreadyApplied: true, applicationId: application._id }, 200));
    const router = show(page);
    await fillForm();
    await pressButton("Send invite");
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.application(application._id)));
    expect(await screen.findByText("Candidate already applied, redirecting")).toBeVisible();
  });

  test("adds another: clears the form and focuses its start", async () => {
    server.use(outcome({}, 201));
    const router = show(page);
    await fillForm();
    await pressButton("Send and add another");
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveValue(""));
    expect(screen.getByLabelText("First name")).toHaveFocus();
    expect(router.state.location.pathname).toBe(page);
  });

  test("asks the employer to verify their address before they fill in the form, and resends the mail", async () => {
    server.use(
      answers(me, { user: { ...employer, emailVerified: false } }),
      answers(resendVerification, { message: VERIFICATION_SENT }),
    );
    show(page);
    expect(await screen.findByText(EMAIL_UNVERIFIED)).toBeVisible();
    await pressButton("Send the e-mail again");
    expect(await screen.findByText(VERIFICATION_SENT)).toBeVisible();
  });

  test("shows a refusal next to its field, and a failure above the form, and keeps the typed text", async () => {
    const errors = [{ field: "email", message: "This e-mail does not belong to a candidate." }];
    server.use(refuses(invite, "VALIDATION", { message: "Some fields are not valid.", errors }));
    show(page);
    await fillForm();
    await pressButton("Send invite");
    expect(await screen.findAllByText("This e-mail does not belong to a candidate.")).not.toHaveLength(0);
    server.use(failsWith(invite));
    await pressButton("Send invite");
    expect(await screen.findByText("Failed to send invite. Please check the input.")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("Asha@Example.com");
  });
});

import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { accountPrivacy } from "@dryrun/domain/account/contract";
import { myApplication, myApplications } from "@dryrun/domain/applications/contract";
import { BRAND } from "@dryrun/domain/brand";
import { startInterview } from "@dryrun/domain/interviews/contract";
import { CONSENT_VERSION, CONSENT_WITH_MODEL_VERSION } from "@dryrun/domain/interviews/limits";
import { INTERVIEW_RUNNING, JOB_TAKEN_DOWN, NO_CREDITS, START_FAILED } from "@dryrun/domain/interviews/messages";
import { myProfile } from "@dryrun/domain/profile/contract";
import { wireContracts } from "@dryrun/domain/system/contract";
import { HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { anApplication, aPrivacy, aProfile, idOf, onePage } from "../../testing/fixtures.ts";
import { fakeFullScreen } from "../../testing/full-screen.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";
import { aStart, passCheck, pressButton, START_PATH, serveInterview, toReady } from "./testing.tsx";

withServer();
let takeAway = () => {};
beforeEach(() => {
  takeAway = fakeFullScreen();
});
afterEach(() => {
  takeAway();
  jest.restoreAllMocks();
});

async function toRules(own: Parameters<typeof aProfile>[0]) {
  serveInterview();
  server.use(answers(myProfile, aProfile(own)));
  showAt(START_PATH);
  await passCheck();
  await userEvent.click(await screen.findByRole("checkbox"));
  await pressButton("Continue");
}

const alertSays = async (text: string) =>
  expect(await screen.findByRole("alertdialog", { name: text })).toBeInTheDocument();

describe("before the clock runs", () => {
  it("continues past the notice only when the box is ticked; it starts unticked", async () => {
    serveInterview();
    showAt(START_PATH);
    expect(
      await screen.findByText(/1 credit will be used when you press Start interview. You have 3./),
    ).toBeInTheDocument();
    await passCheck();
    expect(await screen.findByRole("checkbox")).not.toBeChecked();
    await pressButton("Continue");
    expect(screen.getByText("Tick the box to continue.")).toBeInTheDocument();
    expect(screen.getByRole("checkbox")).toHaveFocus();
    await userEvent.click(await screen.findByRole("checkbox"));
    await pressButton("Continue");
    expect(screen.getByRole("heading", { name: "Rules" })).toHaveFocus();
    expect(screen.getByText(/^Every interview asks about SQL, Excel, Power BI and VBA/)).toBeInTheDocument();
  });

  it("goes from the check to the start if the person has agreed to the same notice before", async () => {
    const seen = serveInterview();
    const at = "2026-11-20T10:00:00.000Z";
    const consent = {
      kind: "interview" as const,
      given: true,
      source: "interview start",
      version: CONSENT_VERSION,
      at,
    };
    server.use(answers(accountPrivacy, aPrivacy({ consents: [consent] })));
    showAt(START_PATH);
    await screen.findByText(/^You agreed to how answers are evaluated on 20 Nov 2026/);
    await passCheck();
    expect(screen.getByRole("heading", { name: "Ready" })).toHaveFocus();
    await pressButton("Start interview");
    await screen.findByRole("heading", { name: "Question 1 of 10 · SQL" });
    expect(seen.start).toMatchObject([{ consent: { version: CONSENT_VERSION, at } }]);
  });

  it("asks again if the notice has changed", async () => {
    serveInterview();
    const at = "2025-11-20T10:00:00.000Z";
    const consent = { kind: "interview" as const, given: true, source: "interview start", version: "2025-01", at };
    server.use(answers(accountPrivacy, aPrivacy({ consents: [consent] })));
    showAt(START_PATH);
    await passCheck();
    expect(await screen.findByRole("checkbox")).not.toBeChecked();
  });

  it.each([
    [{ extraTime: 25 }, "You have 25% more time: 37.5 minutes. The employer does not see it."],
    [{ extraTime: 50 }, "You have 50% more time: 45 minutes. The employer does not see it."],
    [{ recordOnly: true }, /leaving the window is recorded and never logs you out/],
  ])("shows the exceptions in the rules for %j", async (own, text) => {
    await toRules(own);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Set it in your profile before you start" })).toBeNull();
  });

  it("links from the rules to the accommodations if none is chosen", async () => {
    await toRules({});
    expect(await screen.findByRole("link", { name: "Set it in your profile before you start" })).toHaveAttribute(
      "href",
      "/student/profile#accommodations",
    );
  });

  it("charges nothing before Start, then sends consent and full screen", async () => {
    const seen = serveInterview();
    showAt(START_PATH);
    await toReady();
    expect(screen.getByText("Ends at")).toBeInTheDocument();
    expect(seen.start).toEqual([]);
    await pressButton("Start interview");
    await screen.findByRole("heading", { name: "Question 1 of 10 · SQL" });
    expect(document.fullscreenElement).toBe(document.documentElement);
    expect(seen.start).toEqual([
      {
        applicationId: idOf(200),
        fullScreen: true,
        consent: { version: CONSENT_VERSION, at: expect.stringMatching(/^\d{4}-.*Z$/) },
      },
    ]);
  });

  it("shows that a language model reads the answers, and records the consent to it", async () => {
    const sentence = /A language model run by another company also reads your written answers/;
    jest.replaceProperty(BRAND as { hasLanguageModel: boolean }, "hasLanguageModel", true);
    const seen = serveInterview();
    showAt(START_PATH);
    await passCheck();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("checkbox"));
    await pressButton("Continue");
    await pressButton("Continue");
    await pressButton("Start interview");
    await screen.findByRole("heading", { name: "Question 1 of 10 · SQL" });
    expect(seen.start).toMatchObject([{ consent: { version: CONSENT_WITH_MODEL_VERSION } }]);
  });

  it("shows that the device has no full screen, and starts without it", async () => {
    takeAway();
    const seen = serveInterview();
    showAt(START_PATH);
    expect(await screen.findByText(/This browser does not support full screen/)).toBeInTheDocument();
    await toReady();
    await pressButton("Start interview");
    await screen.findByRole("heading", { name: "Question 1 of 10 · SQL" });
    expect(seen.start).toMatchObject([{ fullScreen: false }]);
  });

  it("asks again if the browser refuses full screen, before anything is charged", async () => {
    takeAway();
    takeAway = fakeFullScreen(false);
    const seen = serveInterview();
    showAt(START_PATH);
    await toReady();
    await pressButton("Start interview");
    expect(await screen.findByText(/Full screen did not open/)).toBeInTheDocument();
    expect(seen.start).toEqual([]);
    await pressButton("Start without full screen");
    await screen.findByRole("heading", { name: "Question 1 of 10 · SQL" });
    expect(seen.start).toMatchObject([{ fullScreen: false }]);
  });

  it("links to the result if the answers were submitted", async () => {
    serveInterview();
    server.use(answers(myApplication, anApplication({ interviewSubmitted: true, interviewSessionId: idOf(500) })));
    showAt(START_PATH);
    expect(await screen.findByRole("link", { name: "See the result" })).toHaveAttribute(
      "href",
      `/student/interview-summary/${idOf(500)}`,
    );
  });

  it("shows that the job was taken down, and links to practice", async () => {
    serveInterview();
    server.use(answers(myApplication, anApplication({ jobTakenDown: true })));
    showAt(START_PATH);
    expect(await screen.findByText(JOB_TAKEN_DOWN)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Practise without a job" })).toHaveAttribute(
      "href",
      "/student/interview/practice",
    );
  });

  it("shows that the job was taken down during the steps, and opens practice", async () => {
    serveInterview();
    server.use(refuses(startInterview, "JOB_CLOSED", { message: JOB_TAKEN_DOWN }));
    const { router } = showAt(START_PATH);
    await toReady();
    await pressButton("Start interview");
    expect(await screen.findByText(JOB_TAKEN_DOWN)).toBeInTheDocument();
    await pressButton("OK");
    await waitFor(() => expect(router.state.location.pathname).toBe("/student/interview/practice"));
  });

  it("shows that the application does not exist, and offers no retry", async () => {
    serveInterview();
    server.use(refuses(myApplication, "NOT_FOUND", { message: "Not found." }));
    showAt(START_PATH);
    expect(await screen.findByRole("heading", { name: "This application does not exist." })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "My Applications" })).toHaveAttribute("href", "/student/my-applications");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});

describe("a start that fails", () => {
  it("without a credit: leaves full screen, shows the reason, and opens the credits", async () => {
    serveInterview();
    server.use(refuses(startInterview, "NO_CREDITS", { message: NO_CREDITS }));
    const { at } = showAt(START_PATH);
    await toReady();
    await pressButton("Start interview");
    await alertSays(NO_CREDITS);
    expect(document.fullscreenElement).toBeNull();
    await pressButton("OK");
    await waitFor(() => expect(at()).toBe(`/student/buy-credits?application=${idOf(200)}`));
  });

  it("for another reason: shows the server's message, then opens the student's page", async () => {
    serveInterview();
    server.use(
      refuses(startInterview, "DECIDED", { message: "This application has been decided." }),
      answers(myApplications, { applications: [], invitations: [], ...onePage, total: 0 }), // for the page that opens next
    );
    const { at } = showAt(START_PATH);
    await toReady();
    await pressButton("Start interview");
    await alertSays("This application has been decided.");
    await pressButton("OK");
    await waitFor(() => expect(at()).toBe("/student"));
  });

  it("for a server fault: shows the fixed message", async () => {
    serveInterview();
    server.use(failsWith(startInterview));
    showAt(START_PATH);
    await toReady();
    await pressButton("Start interview");
    await alertSays(START_FAILED);
    expect(document.fullscreenElement).toBeNull();
  });
});

it("shows only the last step for a running interview, and reopens it at the last question", async () => {
  const seen = serveInterview(aStart({ reached: 3 }));
  const { expiresAt } = aStart();
  showAt(START_PATH, { user: { runningInterview: { sessionId: idOf(500), applicationId: idOf(200), expiresAt } } });
  expect(await screen.findByText("Your interview is running")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  await pressButton("Resume interview");
  expect(await screen.findByRole("heading", { name: "Question 3 of 10 · SQL" })).toBeInTheDocument();
  expect(seen.start).toMatchObject([{ fullScreen: true }]);
});

it("shows the time left of a running interview by the server's clock, whatever the device's clock", async () => {
  serveInterview();
  const ahead = 5 * HOUR_MS;
  server.use(
    http.get(`/api${wireContracts.path}`, () =>
      HttpResponse.json({ hash: "1" }, { headers: { date: new Date(Date.now() + ahead).toUTCString() } }),
    ),
  );
  const expiresAt = new Date(Date.now() + ahead + 21 * MINUTE_MS).toISOString();
  showAt(START_PATH, { user: { runningInterview: { sessionId: idOf(500), applicationId: idOf(200), expiresAt } } });
  expect(await screen.findByText("–:––")).toBeInTheDocument();
  expect(await screen.findByText(/^(20:5\d|21:0\d)$/)).toBeInTheDocument();
});

it.each([
  { running: "another job's", applicationId: idOf(201), to: `/student/interview/start/${idOf(201)}` },
  { running: "a practice", applicationId: null, to: "/student/interview/practice" },
])("starts no second interview next to $running", async ({ applicationId, to }) => {
  serveInterview();
  const { expiresAt } = aStart();
  showAt(START_PATH, { user: { runningInterview: { sessionId: idOf(501), applicationId, expiresAt } } });
  expect(await screen.findByText(INTERVIEW_RUNNING)).toBeInTheDocument();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Resume" })).toHaveAttribute("href", to);
});

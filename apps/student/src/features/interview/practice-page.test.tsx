import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { startPractice } from "@dryrun/domain/interviews/contract";
import { CONSENT_VERSION } from "@dryrun/domain/interviews/limits";
import { NO_CREDITS_FOR_PRACTICE } from "@dryrun/domain/interviews/messages";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeFullScreen } from "../../testing/full-screen.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";
import {
  APPLICATION,
  aStart,
  passCheck,
  pressButton,
  SESSION,
  START_PATH,
  serveInterview,
  toReady,
} from "./testing.tsx";

withServer();
let takeAway = () => {};
beforeEach(() => {
  takeAway = fakeFullScreen();
});
afterEach(() => takeAway());

const PATH = "/student/interview/practice";
const running = (applicationId: string | null) => ({
  user: { runningInterview: { sessionId: SESSION, applicationId, expiresAt: aStart().expiresAt } },
});

it("chooses a topic, then follows the same steps into the same room", async () => {
  serveInterview();
  const sent: unknown[] = [];
  server.use(answers(startPractice, aStart(), (body) => sent.push(body)));
  const { router } = showAt(PATH);
  await screen.findByRole("heading", { level: 1, name: "Practice interview" });
  await pressButton("Continue");
  expect(screen.getByText("Choose a topic.")).toBeVisible();
  expect(screen.getByRole("radio", { name: "SQL" })).toHaveFocus();
  await userEvent.click(screen.getByRole("radio", { name: "Power BI" }));
  await pressButton("Continue");
  expect(router.state.location.search).toBe("?topic=power-bi");
  await passCheck();
  expect(screen.getByText(/^Only you see the answers/)).toBeVisible();
  expect(screen.queryByText(/recruiter/i)).toBeNull();
  await pressButton("Back");
  await toReady();
  expect(screen.getByText("Practice", { selector: "dt" })).toBeVisible();
  await pressButton("Start interview");
  await screen.findByRole("heading", { name: /^Question 1 of 10/ });
  expect(sent).toEqual([
    { topic: "power-bi", fullScreen: true, consent: { version: CONSENT_VERSION, at: expect.any(String) } },
  ]);
});

it("resumes a running practice without a choice", async () => {
  serveInterview();
  server.use(answers(startPractice, aStart()));
  showAt(PATH, running(null));
  expect(await screen.findByRole("heading", { level: 1, name: "Practice interview" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Resume interview" }));
  expect(await screen.findByRole("heading", { name: /^Question 1 of 10/ })).toBeVisible();
});

it("leads back to an application's running interview first", async () => {
  showAt(PATH, running(APPLICATION));
  expect(await screen.findByRole("link", { name: "Resume" })).toHaveAttribute("href", START_PATH);
  expect(screen.queryByRole("radio")).toBeNull();
});

it("shows that a credit is missing, without mentioning an application, and OK opens the credits", async () => {
  serveInterview();
  server.use(refuses(startPractice, "NO_CREDITS", { message: NO_CREDITS_FOR_PRACTICE }));
  const { router } = showAt(`${PATH}?topic=sql`, { user: { interviewCredits: 0 } });
  await toReady();
  expect(screen.getByText(NO_CREDITS_FOR_PRACTICE)).toBeVisible();
  expect(screen.queryByText(/application is already safe/)).toBeNull();
  await pressButton("Start interview");
  await userEvent.click(await screen.findByRole("button", { name: "OK" }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/student/buy-credits?practice=sql");
});

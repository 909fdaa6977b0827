import { answers } from "@dryrun/api-client/testing/msw";
import { startPractice } from "@dryrun/domain/interviews/contract";
import { START_FAILED } from "@dryrun/domain/interviews/messages";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { fakeFullScreen } from "../../testing/full-screen.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";
import { aStart, pressButton, serveInterview, toReady } from "./testing.tsx";

// The room's chunk fails to load. The pages are imported after this, when they are shown.
jest.doMock("./load-room.ts", () => ({ loadRoom: () => Promise.reject(new Error("Loading chunk failed")) }));

withServer();
let takeAway = () => {};
beforeEach(() => {
  takeAway = fakeFullScreen();
});
afterEach(() => takeAway());

it("starts no interview, and charges no credit, if the room cannot be loaded", async () => {
  serveInterview();
  let started = 0;
  server.use(answers(startPractice, aStart(), () => started++));
  showAt("/student/interview/practice?topic=sql");
  await toReady();
  await pressButton("Start interview");
  expect(await screen.findByText(START_FAILED)).toBeVisible();
  expect(document.fullscreenElement).toBeNull();
  expect(started).toBe(0);
});

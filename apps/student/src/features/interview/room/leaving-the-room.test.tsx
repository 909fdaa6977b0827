import { me } from "@dryrun/domain/auth/contract";
import { addMs, formatTime, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { fill } from "@dryrun/frame/testing/fill";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { aUser } from "../../../testing/fixtures.ts";
import { fakeFullScreen } from "../../../testing/full-screen.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";
import {
  APPLICATION,
  answerEditor,
  aStart,
  openRoom,
  pressButton,
  SESSION,
  START_PATH,
  serveInterview,
} from "../testing.tsx";

withServer();
let takeAway = () => {};
beforeEach(() => {
  takeAway = fakeFullScreen();
});
afterEach(() => takeAway());

describe("leaving the window", () => {
  it("sends unsent text, signs out, shows the reason, and leads to the sign-in", async () => {
    const { seen, at, router } = await openRoom();
    await fill(answerEditor(), "last words");
    act(() => void window.dispatchEvent(new Event("blur")));
    expect(await screen.findByRole("alertdialog", { name: "You were logged out" })).toHaveTextContent(
      /You left the interview window at .+ so you were logged out\..+ left\. Another window came to the front\./,
    );
    expect(localStorage.getItem("token")).toBeNull();
    expect(localStorage.getItem("redirectAfterLogin")).toBe(`/student/interview/start/${APPLICATION}`);
    await waitFor(() => expect(seen.drafts).toEqual([{ number: 1, answer: "last words" }]));
    await waitFor(() => expect(seen.events).toMatchObject([{ type: "blur", number: 1 }]));
    await pressButton("OK");
    await waitFor(() => expect(at()).toBe("/login"));
    await waitFor(() =>
      expect(router.state.location.state).toEqual({
        tone: "warning",
        email: "asha@student.example",
        notice: expect.stringMatching(/so you were logged out.+ (29|30) min left\. Log in to continue\.$/),
      }),
    );
  });

  it("keeps the reason on the screen when an earlier call is answered", async () => {
    const seen = serveInterview();
    let answer = () => {};
    const late = new Promise<void>((done) => {
      answer = done;
    });
    showAt(START_PATH, {
      user: { runningInterview: { sessionId: SESSION, applicationId: APPLICATION, expiresAt: aStart().expiresAt } },
    });
    await screen.findByRole("button", { name: "Resume interview" });
    let requestCount = 0;
    server.use(
      http.get(`/api${me.path}`, async () => {
        requestCount += 1;
        await late;
        return HttpResponse.json({ user: aUser({ fullName: "Asha Renamed" }) });
      }),
    );
    await pressButton("Resume interview");
    await screen.findByRole("heading", { name: /^Question \d+ of 10/ });
    await waitFor(() => expect(requestCount).toBe(1));
    act(() => void window.dispatchEvent(new Event("blur")));
    const dialog = await screen.findByRole("alertdialog", { name: "You were logged out" });
    await act(async () => {
      answer();
      await new Promise((done) => setTimeout(done, 100));
    });
    expect(dialog).toBeInTheDocument();
    expect(seen.submits).toEqual([]);
  });

  it("reports the server's time and the time left, when the device's clock is five hours slow", async () => {
    const ahead = addMs(new Date(), 5 * HOUR_MS);
    const start = aStart({
      serverTime: ahead.toISOString(),
      startedAt: ahead.toISOString(),
      expiresAt: addMs(ahead, 20.5 * MINUTE_MS).toISOString(),
    });
    const { seen } = await openRoom(start);
    act(() => void window.dispatchEvent(new Event("blur")));
    const leftMessage = `You left the interview window at ${formatTime(ahead).replace(" IST", "")}`;
    const nextMinute = `You left the interview window at ${formatTime(addMs(ahead, MINUTE_MS)).replace(" IST", "")}`;
    const text = (await screen.findByRole("alertdialog", { name: "You were logged out" })).textContent ?? "";
    expect([leftMessage, nextMinute].some((one) => text.includes(one))).toBe(true);
    expect(text).toContain("20 min left");
    await waitFor(() => expect(seen.events).toHaveLength(1));
    expect(Math.abs(Date.parse(seen.events[0]?.at ?? "") - ahead.getTime())).toBeLessThan(MINUTE_MS);
  });

  it("counts leaving full screen", async () => {
    const { seen } = await openRoom();
    await new Promise((done) => setTimeout(done));
    await act(() => document.exitFullscreen());
    expect(await screen.findByRole("alertdialog")).toHaveTextContent("Reason: you left full screen.");
    await waitFor(() => expect(seen.events).toMatchObject([{ type: "fullscreen-exit" }]));
  });

  it("only records it if the accommodation allows it", async () => {
    const { seen } = await openRoom(aStart({ recordOnly: true }));
    await new Promise((done) => setTimeout(done));
    act(() => void window.dispatchEvent(new Event("blur")));
    await waitFor(() => expect(seen.events).toMatchObject([{ type: "blur", number: 1 }]));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(localStorage.getItem("token")).not.toBeNull();
    expect(answerEditor()).toBeInTheDocument();
  });

  it("records a lost connection and its return, and does not sign out", async () => {
    const { seen } = await openRoom();
    act(() => void window.dispatchEvent(new Event("offline")));
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(seen.events.map(({ type }) => type)).toEqual(["offline", "online"]));
    expect(localStorage.getItem("token")).not.toBeNull();
  });

  it.each([
    { start: aStart({ recordOnly: true }, 2250), shown: 2 },
    { start: aStart(), shown: 0 },
  ])("is explained in the help, with the person's accommodations", async ({ start, shown }) => {
    await openRoom(start);
    await pressButton("Help");
    expect(screen.getByText(/^Leaving the tab, switching windows/)).toBeInTheDocument();
    expect(screen.queryAllByText(/^You have 25% more time: 37.5 minutes|leaving the window is recorded/)).toHaveLength(
      shown,
    );
  });
});

import { answers, failsWith, isOffline } from "@dryrun/api-client/testing/msw";
import { publicSessions } from "@dryrun/domain/masterclass/contract";
import { passTime } from "@dryrun/frame/testing/pass-time";
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../paths.ts";
import { installObserver, putInSight } from "../../testing/sections-in-sight.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
beforeEach(installObserver);

const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const session = (last: number, startAt: string) => ({
  _id: `00000000-0000-7000-8000-00000000000${last}`,
  title: "Data Analyst Masterclass",
  startAt,
  endAt: new Date(Date.parse(startAt) + HOUR).toISOString(),
});
const fixed = [session(1, "2099-11-28T05:30:00.000Z"), session(2, "2099-12-05T13:30:00.000Z")];
const serve = (sessions: typeof fixed, serverTime = at(0)) =>
  server.use(answers(publicSessions, { sessions, serverTime }));

/** The labels of the form's dates. */
const dates = async () =>
  (await screen.findAllByRole("radio")).map((radio) =>
    document.getElementById(radio.getAttribute("aria-labelledby") ?? "")?.textContent?.replaceAll("\u00a0", " "),
  );
const region = (name: string) => screen.findByRole("region", { name });

describe.each([paths.landing, paths.masterclass])("%s", (path) => {
  test("shows the next class, and every open date in Indian time in the form", async () => {
    serve(fixed);
    show(path);
    const hero = await region("Data Analyst Masterclass");
    expect(await within(hero).findByText("Sat 28 Nov, 11:00 am - 12:00 pm IST")).toBeVisible();
    expect(screen.queryByRole("form", { name: "Book a seat" })).toBeNull();
    putInSight("enroll");
    expect(await dates()).toEqual(["Sat 28 Nov, 11:00 am - 12:00 pm IST", "Sat 5 Dec, 7:00 pm - 8:00 pm IST"]);
    expect(document.title).toBe("Data Analyst Masterclass – Dryrun");
  });
});

describe("the countdown", () => {
  test("ticks every second", async () => {
    serve([session(1, at(2 * 24 * HOUR + 4 * HOUR))]);
    show(paths.landing);
    const timer = await screen.findByRole("timer", { name: "Starts in: 2 days, 4 hours, 0 minutes" });
    expect(timer).toHaveTextContent("2 d4 h0 min00 s");
    passTime(1000);
    await waitFor(() => expect(timer).toHaveTextContent("2 d3 h59 min59 s"));
  });

  test("is right even if the device's clock is a day off", async () => {
    const wrong = at(24 * HOUR);
    serve([session(1, new Date(Date.parse(wrong) + 2 * HOUR + 30_000).toISOString())], wrong);
    show(paths.landing);
    expect(await screen.findByRole("timer", { name: "Starts in: 0 days, 2 hours, 0 minutes" })).toBeVisible();
  });

  test("switches to the following class when one begins, and loads the dates again", async () => {
    let requestCount = 0;
    const [soon, later] = [session(1, at(59_000)), session(2, at(50 * HOUR))];
    server.use(
      http.get(`/api${publicSessions.path}`, () => {
        requestCount += 1;
        return HttpResponse.json({ sessions: [soon, later], serverTime: at(0) }); // the server's clock keeps running
      }),
    );
    show(paths.landing);
    await screen.findByRole("timer", { name: "Starts in: 0 days, 0 hours, 0 minutes" });
    const { now } = Date;
    jest.spyOn(Date, "now").mockImplementation(() => now() + 60_000);
    putInSight("enroll");
    expect(await screen.findByRole("timer", { name: /^Starts in: 2 days, [12] hour/ })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("radio")).toHaveLength(1));
    await waitFor(() => expect(requestCount).toBeGreaterThan(1));
    jest.restoreAllMocks();
  });
});

describe("without dates", () => {
  test("shows a message and links to support", async () => {
    serve([]);
    show(paths.landing);
    expect(await screen.findByRole("heading", { name: "No dates available" })).toBeVisible();
    for (const link of screen.getAllByRole("link", { name: /^Write to/ }))
      expect(link).toHaveAttribute("href", "mailto:support@dryrun.example");
    expect(screen.queryByRole("timer")).toBeNull();
  });

  test.each([
    ["a fault of the server", failsWith(publicSessions), "Something went wrong on our side. Try again."],
    [
      "no network",
      isOffline(publicSessions),
      "You are offline, or Dryrun cannot be reached. Check your connection and try again.",
    ],
  ])("reports %s, and can be retried", async (_case, handler, detail) => {
    server.use(handler);
    show(paths.landing);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The dates could not be loaded");
    expect(alert).toHaveTextContent(detail);
    serve(fixed);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    putInSight("enroll");
    expect(await dates()).toHaveLength(2);
  });
});

describe("navigation within the page", () => {
  test("a link opens its section, whose heading takes the focus", async () => {
    serve(fixed);
    const router = show(paths.landing);
    const nav = await screen.findByRole("navigation", { name: "Sections" });
    await userEvent.click(within(nav).getByRole("link", { name: "FAQ" }));
    expect(router.state.location.hash).toBe("#faq");
    expect(router.state.location.pathname).toBe(paths.landing);
    expect(screen.getByRole("heading", { level: 2, name: "FAQ" })).toHaveFocus();
  });

  test("the section in view is marked", async () => {
    serve(fixed);
    show(paths.landing);
    const nav = await screen.findByRole("navigation", { name: "Sections" });
    expect(within(nav).queryByRole("link", { current: "location" })).toBeNull();
    putInSight("skills");
    expect(within(nav).getByRole("link", { current: "location" })).toHaveTextContent("Skills");
    putInSight("skills", false);
    putInSight("structure");
    expect(within(nav).getByRole("link", { current: "location" })).toHaveTextContent("Structure");
  });

  test("the bar to the form is shown only while hero, form and footer are out of view", async () => {
    serve(fixed);
    show(paths.landing);
    await screen.findByRole("navigation", { name: "Sections" });
    const calls = () => screen.getAllByRole("link", { name: "Register Now" }).length;
    putInSight("main");
    putInSight("hero");
    expect(calls()).toBe(1); // the link in the hero
    putInSight("hero", false);
    expect(calls()).toBe(2);
    for (const id of ["enroll", "footer"]) {
      putInSight(id);
      expect(calls()).toBe(1);
      putInSight(id, false);
    }
    expect(calls()).toBe(2);
  });
});

import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { attend, claimRefund, mySession, publicSessions } from "@dryrun/domain/masterclass/contract";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { aPerson } from "@dryrun/frame/testing/show-part";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../paths.ts";
import { installObserver } from "../../testing/sections-in-sight.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { MySession, ShownSession } from "./use-my-session.ts";

const server = useServer();
const ID = "00000000-0000-7000-8000-000000000001";
const SEAT = "00000000-0000-7000-8000-000000000002";
const MEETING = "https://meet.example/1";
const CALENDAR = `/api/masterclass/sessions/${ID}/calendar.ics`;
const START = new Date("2099-11-28T05:30:00.000Z");
const END = addMs(START, HOUR_MS);

const aSession = (own: Partial<ShownSession> = {}): ShownSession => ({
  _id: ID,
  title: "Data Analyst Masterclass",
  startAt: START.toISOString(),
  endAt: END.toISOString(),
  active: true,
  teamsMeetingUrl: undefined,
  calendarLink: CALENDAR,
  recordingUrl: null,
  recordingUntil: null,
  ...own,
});
/** The server's answer at this time before the start, in milliseconds. */
const answer = (own: Partial<MySession> = {}, before = 2 * DAY_MS + 4 * HOUR_MS + 20 * MINUTE_MS): MySession => ({
  session: aSession(),
  attendanceStatus: "not_attended",
  enrollment_id: SEAT,
  refundStatus: "none",
  refundUntil: null,
  creditUsed: false,
  certificateId: null,
  serverTime: addMs(START, -before).toISOString(),
  ...own,
});
const serve = (my: MySession) => server.use(answers(mySession, my));
const attended = (own: Partial<MySession> = {}) =>
  answer(
    {
      attendanceStatus: "attended",
      session: aSession({ calendarLink: null }),
      refundUntil: addMs(END, 7 * DAY_MS).toISOString(),
      ...own,
    },
    -HOUR_MS,
  );
function open(user: Parameters<typeof aPerson>[0] = {}) {
  localStorage.setItem(TOKEN_KEY, "t");
  server.use(answers(me, { user: aPerson({ masterclassEnrolled: true, ...user }) }));
  return show(paths.masterclass);
}
const ticket = async () => within(await screen.findByRole("region", { name: "Your session" }));
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const comesBack = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

beforeEach(() => {
  installObserver();
  server.use(answers(publicSessions, { sessions: [], serverTime: new Date().toISOString() }));
});
afterEach(() => void jest.restoreAllMocks());

test("shows the landing page to a person who is not enrolled", async () => {
  open({ masterclassEnrolled: false });
  expect(
    await screen.findByRole("heading", { level: 1, name: "From raw file to dashboard in one hour" }),
  ).toBeVisible();
});

describe("before the window", () => {
  test("shows day, times and the time until the button is active", async () => {
    serve(answer());
    open();
    const page = await ticket();
    expect(screen.getByRole("heading", { level: 1, name: "Data Analyst Masterclass" })).toBeVisible();
    expect(page.getByText(/Saturday,? 28 November/)).toBeVisible();
    expect(page.getByText("11:00 am - 12:00 pm IST")).toBeVisible();
    expect(page.getByRole("timer", { name: /^Join opens in: 2 days, 4 hours, (10|9) minutes$/ })).toBeVisible();
    expect(page.getByRole("link", { name: "Add to Calendar" })).toHaveAttribute("href", CALENDAR);
    expect(screen.getByRole("heading", { name: "FAQ" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Enroll" })).toBeNull();
  });

  test("shows an inactive join link without a calendar file", async () => {
    serve(answer({ session: aSession({ calendarLink: null }) }));
    open();
    expect((await ticket()).getByRole("button", { name: "Join Link Not Active Yet" })).toBeDisabled();
  });

  test("after a missed session, shows the next one with the time until it", async () => {
    serve(answer({ attendanceStatus: "missed" }));
    open();
    const page = await ticket();
    expect(page.getByText("Missed")).toBeVisible();
    expect(
      page.getByText(/^You missed this session\. The next one is Sat 28 Nov, 11:00.*, in 2\sd\s4\sh/),
    ).toBeVisible();
  });
});

test("after the window, asks to refresh the page", async () => {
  serve(answer({ session: aSession({ calendarLink: null }) }, -16 * MINUTE_MS));
  open();
  const page = await ticket();
  expect(page.getByText("Please refresh to check availability")).toBeVisible();
  expect(page.getByRole("button", { name: "Join Link Not Active Yet" })).toBeDisabled();
});

describe("inside the window", () => {
  const inside = (own: Partial<MySession> = {}) =>
    answer({ session: aSession({ teamsMeetingUrl: MEETING }), ...own }, 5 * MINUTE_MS);
  const aTab = () => ({ opener: {} as unknown, close: jest.fn(), location: { replace: jest.fn() } });
  const opens = (tab: ReturnType<typeof aTab> | null) =>
    jest.spyOn(window, "open").mockReturnValue(tab as unknown as Window);

  test("Join Now records the attendance, then opens the meeting in the tab of the click", async () => {
    const tab = aTab();
    opens(tab);
    let sent: unknown;
    serve(inside());
    server.use(
      answers(attend, { message: "Logged", teamsMeetingUrl: MEETING, attendanceStatus: "attended" }, (body) => {
        sent = body;
        serve(inside({ attendanceStatus: "attended" }));
      }),
    );
    open();
    await pressButton("Join Now");
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(MEETING));
    expect(sent).toEqual({ sessionId: ID });
    expect(tab.opener).toBeNull();
    const again = await screen.findByRole("link", { name: "Open the meeting" });
    expect(again).toHaveAttribute("href", MEETING);
    expect(again).toHaveAttribute("rel", "noopener");
  });

  test("shows the meeting as a link if the browser blocks the tab", async () => {
    opens(null);
    serve(inside());
    server.use(
      answers(attend, { message: "Logged", teamsMeetingUrl: MEETING, attendanceStatus: "attended" }, () =>
        serve(inside({ attendanceStatus: "attended" })),
      ),
    );
    open();
    await pressButton("Join Now");
    expect(await screen.findByRole("link", { name: "Open the meeting" })).toHaveAttribute("href", MEETING);
  });

  test.each([
    ["a fault", failsWith(attend), "Could not log your attendance. Please try again."],
    ["no network", isOffline(attend), "Could not log your attendance. Please try again."],
    [
      "a window that has closed",
      refuses(attend, "WINDOW_CLOSED", { message: "You can join this session from 10 minutes before." }),
      "You can join this session from 10 minutes before.",
    ],
  ])("%s opens no meeting", async (_case, handler, message) => {
    const tab = aTab();
    opens(tab);
    serve(inside());
    server.use(handler);
    open();
    await pressButton("Join Now");
    expect(await screen.findByText(message)).toBeVisible();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  test("lets a person who missed one join the next one", async () => {
    serve(inside({ attendanceStatus: "missed" }));
    open();
    expect(await screen.findByRole("button", { name: "Join Now" })).toBeVisible();
    expect((await ticket()).getByText("Missed")).toBeVisible();
  });
});

test("loads the session again when the tab is visible again", async () => {
  serve(answer());
  open();
  await ticket();
  serve(answer({ session: aSession({ teamsMeetingUrl: MEETING }) }, MINUTE_MS));
  comesBack();
  expect(await screen.findByRole("button", { name: "Join Now" })).toBeVisible();
});

describe("after attending", () => {
  test("shows thanks, the credit and a link to the course", async () => {
    serve(attended());
    open();
    const page = await ticket();
    expect(page.getByText("Attended")).toBeVisible();
    expect(page.getByText(/unlocked your ₹99 course credit/)).toBeVisible();
    expect(page.getByRole("link", { name: "Register Now" })).toHaveAttribute("href", "/buy-course");
  });

  test("shows the certificate after it is issued, and no longer how to join", async () => {
    serve(attended({ certificateId: "DR-7F2K" }));
    open();
    const link = (await ticket()).getByRole("link", { name: "Your certificate" });
    expect(link).toHaveAttribute("href", "/verify-certificate?id=DR-7F2K");
    expect(screen.queryByLabelText(/^Welcome to the masterclass/)).toBeNull();
  });

  test("links to support after a failed refund", async () => {
    serve(attended({ refundStatus: "failed" }));
    open();
    expect(await screen.findByRole("link", { name: "Contact support" })).toHaveAttribute("href", "/contact");
  });

  test("shows no course credit to a person who has the course", async () => {
    serve(attended());
    open({ courseBought: true });
    const page = await ticket();
    expect(page.getByText("Thank you for attending.")).toBeVisible();
    expect(page.queryByText(/course credit/)).toBeNull();
    expect(page.queryByRole("link", { name: "Register Now" })).toBeNull();
  });

  test("shows the recording until its date", async () => {
    const recording = { recordingUrl: "https://video.example/1", recordingUntil: addMs(END, 7 * DAY_MS).toISOString() };
    serve(attended({ session: aSession({ calendarLink: null, ...recording }) }));
    open();
    const page = await ticket();
    expect(page.getByRole("link", { name: "Watch the recording" })).toHaveAttribute("href", "https://video.example/1");
    expect(page.getByText(/You can watch the recording until 5 Dec 2099, 12:00 pm IST\./)).toBeVisible();
  });

  test.each<[string, Partial<MySession>, string]>([
    [
      "created",
      { refundStatus: "created" },
      "Your refund has been initiated. The payment provider processes it in 5–7 working days.",
    ],
    ["processed", { refundStatus: "processed" }, "Your refund was successful."],
    ["failed", { refundStatus: "failed" }, "Refund failed. Please contact support."],
    ["used for the course", { creditUsed: true }, "Your ₹99 credit was used for the course, so it cannot be refunded."],
    ["over", { refundUntil: START.toISOString() }, "The last day to claim the refund was 28 Nov 2099, 11:00 am IST."],
  ])("shows a refund that is %s", async (_case, own, text) => {
    serve(attended(own));
    open();
    const panel = within(await screen.findByRole("region", { name: "Refund" }));
    expect(panel.getByText(text)).toBeVisible();
    expect(panel.queryByRole("button", { name: "Claim Refund" })).toBeNull();
    const hasCredit = own.refundStatus === undefined && !own.creditUsed;
    expect(screen.queryAllByText(/unlocked your ₹99 course credit/)).toHaveLength(hasCredit ? 1 : 0);
  });
});

describe("the claim", () => {
  async function openClaim(user: Parameters<typeof open>[0] = {}) {
    serve(attended());
    open(user);
    await pressButton("Claim Refund");
  }

  test("offers the upgrade first, and can be cancelled", async () => {
    await openClaim();
    expect(screen.getByText(/^DATA25 takes 25% \(₹625\) off the data analyst course/)).toBeVisible();
    const upgrade = screen.getByRole("link", { name: "Buy the course with DATA25" });
    expect(upgrade).toHaveAttribute("href", "/data_analyst/CheckoutPage?coupon=DATA25");
    await pressButton("Cancel");
    expect(await screen.findByRole("button", { name: "Claim Refund" })).toBeVisible();
  });

  test("offers no course to a person who has it", async () => {
    await openClaim({ courseBought: true });
    expect(screen.getByRole("heading", { name: "Claim your refund?" })).toHaveFocus();
    expect(screen.queryByText(/DATA25/)).toBeNull();
    expect(screen.queryByRole("link", { name: /Buy the course/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Yes Claim Refund" })).toBeVisible();
  });

  test("is sent with one key, and the page shows its result", async () => {
    await openClaim();
    const keys: (string | null)[] = [];
    server.use(
      http.post(`/api/masterclass/refund/${SEAT}`, ({ request }) => {
        keys.push(request.headers.get("idempotency-key"));
        if (keys.length === 1) return HttpResponse.error();
        serve(attended({ refundStatus: "created" }));
        return HttpResponse.json({ success: true, message: "Initiated", refundStatus: "created" });
      }),
    );
    await pressButton("Yes Claim Refund");
    expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong. Please try again.");
    expect(screen.queryByRole("img", { name: "Failed" })).toBeNull();
    await pressButton("Yes Claim Refund");
    expect(await screen.findByText(/Your refund has been initiated/)).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test("shows the server's message after a cross if a rule refuses it", async () => {
    await openClaim();
    const message = "The refund needs 70% attendance. You attended 40%.";
    server.use(answers(claimRefund, { success: false, message, refundStatus: "none" }));
    await pressButton("Yes Claim Refund");
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(message)).toBeVisible();
    expect(alert.getByRole("img", { name: "Failed" })).toBeVisible();
  });
});

describe("without a session", () => {
  const NONE = "No live sessions scheduled right now. Please check back later or contact support for more info.";

  test.each([
    ["attended", "/refund-policy"],
    ["missed", null],
  ] as const)("shows a message to a person who %s", async (attendanceStatus, policy) => {
    serve(answer({ session: null, attendanceStatus }));
    open();
    expect(await screen.findByText(NONE)).toBeVisible();
    const link = screen.queryByRole("link", { name: "Refund policy" });
    expect(link?.getAttribute("href") ?? null).toBe(policy);
    expect(screen.getByRole("heading", { name: "FAQ" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("offers Try again if it could not be loaded", async () => {
    server.use(failsWith(mySession));
    open();
    expect(await screen.findByText(NONE)).toBeVisible();
    serve(answer());
    await pressButton("Try again");
    expect((await ticket()).getByRole("timer")).toBeVisible();
  });
});

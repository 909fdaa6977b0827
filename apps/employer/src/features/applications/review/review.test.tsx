import { useAskApplications } from "@dryrun/api-client/applications/employer";
import { makeStore, refreshAnswers, StoreProvider } from "@dryrun/api-client/base";
import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import {
  acceptApplication,
  addNote,
  employerApplication,
  employerApplications,
  rejectApplication,
} from "@dryrun/domain/applications/contract";
import { ALREADY_DECIDED } from "@dryrun/domain/applications/messages";
import { openedApplication, triageApplication, undoDecision } from "@dryrun/domain/applications/triage/contract";
import { employerInterview } from "@dryrun/domain/interviews/contract";
import { HOUR_MS } from "@dryrun/domain/time";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { applicationAnswer } from "../../../testing/samples/application.ts";
import { interview } from "../../../testing/samples/interview.ts";
import { listed, sentInterview } from "../../../testing/samples/listed-applications.ts";
import { paged, uuid } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const idOf = (at: number) => `00000000-0000-7000-8000-${String(100 + at).padStart(12, "0")}`;
const NAMES = ["Asha Rao", "Ravi Iyer", "Meera Nair"];
const row = (name: string, at: number) => ({ ...listed, _id: idOf(at), fullName: name, interview: sentInterview });
const rows = NAMES.map(row);
const opened: string[] = [];
const review = `${paths.applications}?review=1&status=pending`;
const undoUntil = new Date(Date.now() + 15_000).toISOString();

beforeEach(() => {
  opened.length = 0;
  localStorage.removeItem("review-keys");
  globalThis.scrollTo = () => {};
  server.use(
    answers(employerApplications, { applications: rows, ...paged, total: 3, hasMore: false }),
    http.get("*/api/emp/jobs/application/:id", ({ params }) => {
      const at = rows.findIndex(({ _id }) => _id === params.id);
      return HttpResponse.json(applicationAnswer({ _id: idOf(at), fullName: NAMES[at] ?? "" }));
    }),
    answers(employerInterview, interview),
    answers(openedApplication, undefined as never, (body, url) =>
      opened.push(`${url.pathname.split("/").at(-2)} ${JSON.stringify(body)}`),
    ),
  );
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
/** The shown candidate's field, found by its role, because the neighbours are rendered too. */
const stage = () => screen.getByRole("combobox", { name: "Stage" });
const begin = async (at = review) => {
  const router = show(at);
  await screen.findByRole("button", { name: "Accept" });
  return router;
};

describe("review mode", () => {
  test("walks the filtered list by J and K, names the candidate in the address and announces the end", async () => {
    const router = await begin();
    const first = await heading("Asha Rao");
    await waitFor(() => expect(first).toHaveFocus());
    expect(screen.getByText("1 of 3")).toBeVisible();
    await userEvent.keyboard("j");
    expect(await heading("Ravi Iyer")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Ravi Iyer" })).toHaveFocus());
    const here = `?review=1&status=pending&candidate=${idOf(1)}`;
    await waitFor(() => expect(router.state.location.search).toBe(here));
    await userEvent.keyboard("jj");
    expect(await heading("Meera Nair")).toBeVisible();
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await userEvent.keyboard("k");
    expect(await heading("Ravi Iyer")).toBeVisible();
    const list = within(screen.getByRole("navigation", { name: "Candidates to review" }));
    expect(list.getByRole("button", { current: true })).toHaveTextContent("Ravi Iyer");
    await userEvent.click(list.getByRole("button", { name: /Asha Rao/ }));
    expect(await heading("Asha Rao")).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to the list" })).toHaveAttribute(
      "href",
      `${paths.applications}?status=pending`,
    );
  });

  test("leaves the stage field by Escape, after which the keys work again", async () => {
    await begin();
    await screen.findByRole("combobox", { name: "Stage" });
    await userEvent.keyboard("s");
    expect(stage()).toHaveFocus();
    await userEvent.keyboard("j");
    expect(screen.getByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(stage()).not.toHaveFocus();
    await userEvent.keyboard("j");
    expect(await heading("Ravi Iyer")).toBeVisible();
  });

  test("marks a candidate as opened at the first action, not when shown; the interview when its tab opens", async () => {
    server.use(
      answers(triageApplication, { message: "Saved" }),
      answers(rejectApplication, { message: "", undoUntil }),
    );
    await begin();
    await userEvent.keyboard("j");
    expect(await heading("Ravi Iyer")).toBeVisible();
    await userEvent.selectOptions(stage(), "Call");
    await waitFor(() => expect(opened).toEqual([`${idOf(1)} {"interview":false}`]));
    await userEvent.keyboard("{Escape}i");
    expect(await screen.findByRole("heading", { name: "Summary feedback" })).toBeVisible();
    await userEvent.keyboard("r{Enter}");
    await waitFor(() => expect(opened.at(-1)).toBe(`${idOf(1)} {"interview":true}`));
    expect(opened).toHaveLength(2);
  });

  test("opens the interview by I, and all answers by E", async () => {
    await begin();
    await userEvent.keyboard("i");
    expect(await screen.findByRole("heading", { name: "Summary feedback" })).toBeVisible();
    expect(screen.getByRole("tab", { name: "Interview" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("e");
    await waitFor(() => {
      const questions = screen
        .getAllByRole("heading", { name: /^Question \d/ })
        .map((title) => title.closest("details"));
      expect([questions.length, questions.every((one) => one?.open)]).toEqual([10, true]);
    });
  });

  test("accepts by A and Enter, moves on automatically, and U undoes it", async () => {
    const bodies: unknown[] = [];
    const undone: string[] = [];
    server.use(
      answers(acceptApplication, { message: "", undoUntil }, (body) => bodies.push(body)),
      answers(undoDecision, { message: "" }, (_, url) => undone.push(url.pathname)),
    );
    await begin();
    await userEvent.keyboard("a");
    expect(screen.getByRole("button", { name: "Accept application" })).toHaveFocus();
    expect(screen.getByText("Mail: Acceptance, our standard text")).toBeVisible();
    expect(bodies).toEqual([]);
    await userEvent.keyboard("{Enter}");
    expect(await heading("Ravi Iyer")).toBeVisible();
    await waitFor(() => expect(bodies).toEqual([{ applicationId: idOf(0), undoable: true, notify: "now" }]));
    expect(await screen.findByRole("button", { name: "Undo Asha Rao" })).toBeVisible();
    await userEvent.keyboard("u");
    await waitFor(() => expect(undone).toEqual([`/api/emp/jobs/application/${idOf(0)}/undo`]));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo Asha Rao" })).toBeNull());
    expect(await heading("Asha Rao")).toBeVisible(); // returns to the candidate, whose decision is open again
    expect(await screen.findByRole("button", { name: "Accept" })).toBeVisible();
  });

  test("shows a near candidate while it reloads, so that its decision never disappears under a key", async () => {
    let reads = 0; // of the second candidate
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      http.get("*/api/emp/jobs/application/:id", async ({ params }) => {
        const at = rows.findIndex(({ _id }) => _id === params.id);
        if (at === 1) reads += 1;
        if (reads > 1) await delay("infinite");
        return HttpResponse.json(applicationAnswer({ _id: idOf(at), fullName: NAMES[at] ?? "" }));
      }),
      http.post(`*/api${acceptApplication.path}`, async () => {
        await isAnswered;
        return HttpResponse.json({ message: "", undoUntil });
      }),
    );
    await begin();
    await userEvent.keyboard("j");
    await userEvent.keyboard("a{Enter}");
    await userEvent.keyboard("k");
    await userEvent.keyboard("k");
    expect(await heading("Asha Rao")).toBeVisible();
    await waitFor(() => expect(reads).toBe(1));
    await act(async () => answer());
    await waitFor(() => expect(reads).toBe(2));
    await userEvent.keyboard("j");
    expect(screen.getByRole("heading", { level: 1, name: "Ravi Iyer" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Decision" })).toBeVisible();
  });

  test.each(["the key U", "its button"])("undoes a decision that waits for the morning, by %s", async (by) => {
    const undone: string[] = [];
    const held = { status: "rejected" as const, decidedAt: new Date().toISOString() };
    const morning = new Date(Date.now() + 12 * HOUR_MS).toISOString();
    server.use(
      http.get("*/api/emp/jobs/application/:id", ({ params }) => {
        const at = rows.findIndex(({ _id }) => _id === params.id);
        const decided = at === 0 && undone.length === 0 && { ...held, undoUntil: morning };
        return HttpResponse.json(applicationAnswer({ _id: idOf(at), fullName: NAMES[at] ?? "", ...decided }));
      }),
      answers(undoDecision, { message: "" }, (_, url) => undone.push(url.pathname)),
    );
    show(review);
    const button = await screen.findByRole("button", { name: "Undo" });
    expect(screen.getByText(/You can undo the decision until then\.$/)).toBeVisible();
    if (by === "the key U") await userEvent.keyboard("u");
    else await userEvent.click(button);
    await waitFor(() => expect(undone).toEqual([`/api/emp/jobs/application/${idOf(0)}/undo`]));
    expect(await screen.findByRole("button", { name: "Accept" })).toBeVisible();
  });

  test("shows the last decision in one line, and earlier ones on request", async () => {
    server.use(answers(acceptApplication, { message: "", undoUntil }));
    await begin();
    await userEvent.keyboard("a{Enter}");
    expect(await heading("Ravi Iyer")).toBeVisible();
    await screen.findByRole("button", { name: "Accept" });
    await userEvent.keyboard("a{Enter}");
    const decisions = within(await screen.findByRole("region", { name: "Your last decisions" }));
    expect(await decisions.findByRole("button", { name: "Undo Ravi Iyer" })).toBeVisible();
    expect(decisions.getAllByRole("listitem")).toHaveLength(1);
    await userEvent.click(decisions.getByRole("button", { name: "Show 1 earlier decision" }));
    await userEvent.click(decisions.getByRole("button", { name: "Undo Asha Rao" }));
    expect(await heading("Asha Rao")).toBeVisible();
  });

  test("undoes a decision that the server has not answered yet, right after its answer", async () => {
    const undone: string[] = [];
    const waiting: (() => void)[] = [];
    server.use(
      http.post("*/api/emp/jobs/accept-application", async () => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return HttpResponse.json({ message: "", undoUntil });
      }),
      answers(undoDecision, { message: "" }, (_, url) => undone.push(url.pathname)),
    );
    await begin();
    await userEvent.keyboard("a{Enter}");
    expect(await heading("Ravi Iyer")).toBeVisible();
    await userEvent.keyboard("u");
    expect(undone).toEqual([]);
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    await waitFor(() => expect(undone).toEqual([`/api/emp/jobs/application/${idOf(0)}/undo`]));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Your last decisions" })).toBeNull());
  });

  test("sends another decision on the same candidate after an undone one, even if the server is slow", async () => {
    const calls: string[] = [];
    const waiting: (() => void)[] = [];
    const slow = (name: string) => async () => {
      calls.push(name);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return HttpResponse.json({ message: "", undoUntil });
    };
    let status: "pending" | "accepted" = "pending";
    server.use(
      http.post("*/api/emp/jobs/accept-application", slow("accept")),
      http.post("*/api/emp/jobs/reject-application", slow("reject")),
      http.post("*/api/emp/jobs/application/:id/undo", slow("undo")),
      http.get("*/api/emp/jobs/application/:id", ({ params }) => {
        const at = rows.findIndex(({ _id }) => _id === params.id);
        return HttpResponse.json(applicationAnswer({ _id: idOf(at), fullName: NAMES[at] ?? "", status }));
      }),
    );
    await begin();
    await userEvent.keyboard("a{Enter}");
    await userEvent.keyboard("uk");
    expect(await heading("Asha Rao")).toBeVisible();
    status = "accepted"; // as the server reports it while the decision is held
    await userEvent.keyboard("r{Enter}");
    await waitFor(() => expect(calls).toEqual(["accept"]));
    waiting[0]?.();
    await waitFor(() => expect(calls).toEqual(["accept", "undo"]));
    waiting[1]?.();
    await waitFor(() => expect(calls).toEqual(["accept", "undo", "reject"]));
    waiting[2]?.();
    expect(await screen.findByRole("button", { name: "Undo Asha Rao" })).toBeVisible();
    const list = within(screen.getByRole("navigation", { name: "Candidates to review" }));
    expect(list.getByRole("button", { name: /Asha Rao/ })).toHaveTextContent("Rejected");
  });

  test("rejects by R and Enter with the reason; Escape cancels, and letters in a field do nothing else", async () => {
    const bodies: unknown[] = [];
    server.use(answers(rejectApplication, { message: "", undoUntil }, (body) => bodies.push(body)));
    await begin();
    await userEvent.keyboard("rJust no {Escape}");
    expect(await screen.findByRole("button", { name: "Accept" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Reject" })).toHaveFocus();
    await userEvent.keyboard("r");
    expect(screen.getByLabelText("Reason")).toHaveFocus();
    await userEvent.keyboard("SQL{Enter}"); // appended to the text typed before
    expect(await heading("Ravi Iyer")).toBeVisible();
    await waitFor(() =>
      expect(bodies).toEqual([
        { applicationId: idOf(0), undoable: true, notify: "now", reason: "Just no SQL", shareReason: true },
      ]),
    );
  });

  test("keeps the focus in a field opened by a quick key when the next candidate's page loads", async () => {
    await begin();
    await userEvent.keyboard("j");
    expect(await heading("Ravi Iyer")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Reject" })).toBeVisible(); // the due decision has loaded
    await userEvent.keyboard("k");
    expect(await heading("Asha Rao")).toBeVisible();
    await userEvent.setup({ delay: null }).keyboard("jr");
    expect(await heading("Ravi Iyer")).toBeVisible();
    const frame = () => new Promise(requestAnimationFrame); // the page may move the focus in one frame
    for (let drawn = 0; drawn < 3; drawn++) await act(frame);
    expect(screen.getByLabelText("Reason")).toHaveFocus();
  });

  test("stores and shows decisions without a network, and sends each once, by its idempotency key", async () => {
    const keys: (string | null)[] = [];
    let isBroken = true;
    server.use(
      http.post("*/api/emp/jobs/accept-application", ({ request }) => {
        keys.push(request.headers.get("idempotency-key"));
        return isBroken ? HttpResponse.error() : HttpResponse.json({ message: "", undoUntil });
      }),
    );
    await begin();
    await userEvent.keyboard("a{Enter}");
    expect(await screen.findByText("Accepted: Asha Rao. Not sent yet: there is no connection.")).toBeVisible();
    expect(await heading("Ravi Iyer")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Back to the list" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "1 decision not sent yet" }));
    await userEvent.click(dialog.getByRole("button", { name: "Stay here" }));
    isBroken = false;
    dispatchEvent(new Event("online"));
    expect(
      await screen.findByText("Accepted: Asha Rao.", { exact: false, selector: "[data-state=held] *" }),
    ).toBeVisible();
    expect([keys.length, new Set(keys).size, keys[0] === null]).toEqual([2, 1, false]);
  });

  test("shows that another person decided first, and the current status", async () => {
    server.use(refuses(rejectApplication, "ALREADY_DECIDED", { message: ALREADY_DECIDED }));
    await begin();
    server.use(
      answers(employerApplication, applicationAnswer({ _id: idOf(0), fullName: "Asha Rao", status: "accepted" })),
    );
    await userEvent.keyboard("r{Enter}");
    const decisions = within(await screen.findByRole("region", { name: "Your last decisions" }));
    expect(await decisions.findByText(`Asha Rao: ${ALREADY_DECIDED}`)).toBeVisible();
    const list = within(screen.getByRole("navigation", { name: "Candidates to review" }));
    await waitFor(() => expect(list.getByRole("button", { name: /Asha Rao/ })).toHaveTextContent("Accepted"));
  });

  test("shows that the candidate has withdrawn, not that another person decided", async () => {
    server.use(refuses(acceptApplication, "ALREADY_DECIDED", { message: ALREADY_DECIDED }));
    await begin();
    server.use(
      answers(employerApplication, applicationAnswer({ _id: idOf(0), fullName: "Asha Rao", status: "withdrawn" })),
    );
    await userEvent.keyboard("a{Enter}");
    const decisions = within(await screen.findByRole("region", { name: "Your last decisions" }));
    expect(
      await decisions.findByText("Asha Rao: The candidate has withdrawn this application. Nothing was sent."),
    ).toBeVisible();
  });

  test("returns the current answer about an application that changes during the request", async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      http.get("*/api/emp/jobs/application/:id", async () => {
        await answered;
        return HttpResponse.json(applicationAnswer({ status: "withdrawn" }));
      }),
    );
    const store = makeStore();
    const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>;
    const { result } = renderHook(useAskApplications, { wrapper });
    const request = result.current.one({ params: { applicationId: idOf(0) } });
    store.dispatch(refreshAnswers());
    answer();
    expect((await request).application.status).toBe("withdrawn");
  });

  test("begins with the interview for a list of unread ones", async () => {
    await begin(`${review}&interview=unread`);
    expect(screen.getByRole("tab", { name: "Interview" })).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(opened).toEqual([`${idOf(0)} {"interview":true}`]));
  });

  test("shows that a decision is final when it cannot be undone any more, without another request", async () => {
    const soon = new Date(Date.now() + 1500).toISOString();
    const decision = { status: "accepted" as const, decidedAt: "2026-11-20T06:00:00.000Z", undoUntil: soon };
    const only = { ...row("Asha Rao", 0), ...decision };
    server.use(
      answers(employerApplications, { applications: [only], ...paged, total: 1, hasMore: false }),
      answers(employerApplication, applicationAnswer({ _id: idOf(0), fullName: "Asha Rao", ...decision })),
    );
    show(`${paths.applications}?review=1`);
    expect(await screen.findByText(/The e-mail goes out 15 seconds after your decision\./)).toBeVisible();
    expect(await screen.findByText(/The candidate was notified by e-mail\./, {}, { timeout: 10_000 })).toBeVisible();
  });

  test("shows on U that there is nothing to undo", async () => {
    await begin();
    await userEvent.keyboard("u");
    expect(await screen.findByText(/^There is nothing to undo here\./)).toBeVisible();
  });

  test("saves the stage immediately, and a note with Ctrl+Enter", async () => {
    const bodies: unknown[] = [];
    server.use(answers(triageApplication, { message: "Saved" }, (body) => bodies.push(body)));
    await begin();
    await userEvent.keyboard("s");
    expect(stage()).toHaveFocus();
    await userEvent.selectOptions(stage(), "Call");
    const note = { _id: uuid(700), text: "Call", author: null, createdAt: null, editedAt: null };
    server.use(answers(addNote, { note }, (body) => bodies.push(body)));
    await userEvent.type(
      screen.getByRole("textbox", { name: "Note" }),
      "Strong, call on Monday{Control>}{Enter}{/Control}",
    );
    await waitFor(() => expect(bodies).toEqual([{ stage: "call" }, { text: "Strong, call on Monday" }]));
  });

  test("shows its keys by ?, and can disable them on this device", async () => {
    await begin();
    await userEvent.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Use single-letter keys" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("j");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Asha Rao");
    expect(localStorage.getItem("review-keys")).toBe("off");
  });

  test("begins at the candidate of a link, with those before and after", async () => {
    const requests: string[] = [];
    server.use(
      http.get("*/api/emp/jobs/applications", ({ request }) => {
        const { searchParams } = new URL(request.url);
        requests.push(searchParams.has("after") ? "after" : "before");
        const applications = searchParams.has("after") ? rows.slice(2) : rows.slice(0, 1);
        return HttpResponse.json({ applications, ...paged, total: 3, hasMore: false });
      }),
    );
    await begin(`${review}&candidate=${idOf(1)}`);
    expect(await heading("Ravi Iyer")).toBeVisible();
    expect(requests.sort()).toEqual(["after", "before"]);
    await userEvent.keyboard("k");
    expect(await heading("Asha Rao")).toBeVisible();
    await userEvent.keyboard("jj");
    expect(await heading("Meera Nair")).toBeVisible();
  });

  test("a failed load of earlier candidates is tried again at the next step", async () => {
    const cursors: string[] = [];
    server.use(
      http.get("*/api/emp/jobs/applications", ({ request }) => {
        const { searchParams } = new URL(request.url);
        const page = (applications: typeof rows, hasMore: boolean) =>
          HttpResponse.json({ applications, ...paged, total: 3, hasMore });
        if (searchParams.has("after")) return page(rows.slice(2), false);
        cursors.push(searchParams.get("before") ?? "");
        if (cursors.length === 2) return HttpResponse.error();
        return cursors.length === 1 ? page([], true) : page(rows.slice(0, 1), false);
      }),
    );
    await begin(`${review}&candidate=${idOf(1)}`);
    await waitFor(() => expect(cursors).toHaveLength(2));
    await userEvent.keyboard("j");
    expect(await heading("Meera Nair")).toBeVisible();
    await waitFor(() => expect(cursors).toHaveLength(3));
    await userEvent.keyboard("kk");
    expect(await heading("Asha Rao")).toBeVisible();
  });

  test("shows that no candidate is left, and that the list did not load", async () => {
    server.use(answers(employerApplications, { applications: [], ...paged, total: 0, hasMore: false }));
    show(review);
    expect(await heading("No applications match these filters.")).toBeVisible();
    server.use(failsWith(employerApplications));
    show(review);
    expect(await screen.findByText("Failed to load applications.")).toBeVisible();
  });
});

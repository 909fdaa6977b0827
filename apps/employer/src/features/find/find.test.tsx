import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { employerApplications, jobApplications } from "@dryrun/domain/applications/contract";
import { applicationCounts } from "@dryrun/domain/applications/triage/contract";
import { me } from "@dryrun/domain/auth/contract";
import { find } from "@dryrun/domain/company/find/contract";
import { TOO_MANY_FINDS } from "@dryrun/domain/company/find/messages";
import type { CompanyRole } from "@dryrun/domain/company/permissions";
import { team } from "@dryrun/domain/company/team/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { jobInvitations } from "@dryrun/domain/invitations/contract";
import { employerDashboard, employerJob, employerJobs, jobStats } from "@dryrun/domain/jobs/contract";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../paths.ts";
import { dashboard } from "../../testing/samples/dashboard.ts";
import { employer } from "../../testing/samples/employer.ts";
import { job, jobStatsAnswer } from "../../testing/samples/jobs.ts";
import { counts } from "../../testing/samples/listed-applications.ts";
import { owner as ownerOfTeam } from "../../testing/samples/team.ts";
import { paged, uuid } from "../../testing/samples/values.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const NOTHING = { jobs: [], candidates: [], applications: [] };
const asha = { _id: uuid(1), fullName: "Asha Rao", invitedTo: null };
const found: Output<typeof find> = {
  jobs: [{ _id: job._id, title: "Data Analyst", location: "Pune", closed: true }],
  candidates: [
    { ...asha, applications: 2, application: { _id: uuid(11), jobTitle: "Data Analyst" } },
    {
      _id: uuid(2),
      fullName: "Asha Iyer",
      applications: 1,
      application: { _id: uuid(12), jobTitle: "Clerk" },
      invitedTo: null,
    },
    {
      _id: uuid(3),
      fullName: "Asha Das",
      applications: 0,
      application: null,
      invitedTo: { _id: job._id, title: "Data Analyst" },
    },
  ],
  applications: [
    {
      _id: uuid(11),
      fullName: "Asha Rao",
      jobTitle: "Data Analyst",
      status: "pending",
      createdAt: "2026-11-20T06:30:00.000Z",
    },
    {
      _id: uuid(12),
      fullName: "Asha Iyer",
      jobTitle: "Clerk",
      status: "accepted",
      createdAt: "2026-11-20T06:30:00.000Z",
    },
  ],
};
const asked: string[] = [];
/** Another person in each test: what one has opened is offered again while the page is open. */
let user = employer;
let people = 100;
beforeEach(() => {
  asked.length = 0;
  people += 1;
  user = { ...employer, _id: uuid(people) };
  server.use(
    answers(me, { user }),
    answers(employerDashboard, dashboard),
    answers(employerJobs, { jobs: [job], ...paged }),
    answers(employerApplications, { applications: [], ...paged, total: 0, hasMore: false, meantName: null }),
    answers(applicationCounts, counts),
    // Fixed paths before those with an id, which match them too.
    answers(jobApplications, { applications: [], ...paged, total: 0, hasMore: false, meantName: null }),
    answers(employerJob, { job }),
    answers(jobStats, jobStatsAnswer),
    answers(jobInvitations, { invitations: [] }),
    answers(find, found, (_, url) => asked.push(url.searchParams.get("q") ?? "")),
  );
});
const signIn = (role: CompanyRole) =>
  server.use(answers(me, { user: { ...user, company: { id: employer._id, name: "", verified: true, role } } }));

const field = () => screen.findByRole("combobox", { name: "Jobs, people and pages" });
const open = async (at: string = paths.jobs) => {
  const router = show(at);
  await screen.findByRole("button", { name: "Find" });
  await userEvent.keyboard("{Control>}k{/Control}");
  await field();
  return router;
};
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const groups = () =>
  screen
    .queryAllByRole("group")
    .map((group) => [
      document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
      within(group).getAllByRole("option").length,
    ]);
const marked = async () => {
  const id = (await field()).getAttribute("aria-activedescendant") ?? "";
  expect(document.getElementById(id)).toHaveAttribute("aria-selected", "true");
  expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
  return document.getElementById(id)?.textContent;
};

describe("before typing", () => {
  test("Ctrl+K shows the actions and pages of the role, and asks nothing of the server", async () => {
    await open();
    expect(await field()).toHaveFocus();
    expect(groups()).toEqual([
      ["Actions", 5],
      ["Pages", 14],
    ]);
    expect(options().slice(0, 5)).toEqual([
      "Start reviewing",
      "Read new interviews",
      "Post a job",
      "Invite candidatesChoose the job",
      "Invite a colleague",
    ]);
    expect(asked).toEqual([]);
  });

  test.each([
    ["recruiter", 4, 12],
    ["manager", 2, 9],
    ["viewer", 2, 8],
  ] as const)("a %s is offered %i actions and %i pages", async (role, actions, pages) => {
    signIn(role);
    await open();
    await waitFor(() =>
      expect(groups()).toEqual([
        ["Actions", actions],
        ["Pages", pages],
      ]),
    );
  });

  test("the button opens it too, and Escape and Ctrl+K close it with the focus where it was", async () => {
    show(paths.jobs);
    const button = await screen.findByRole("button", { name: "Find" });
    expect(button).toHaveAttribute("aria-keyshortcuts", "Control+K");
    await userEvent.click(button);
    await field();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button).toHaveFocus();
    await userEvent.keyboard("{Control>}k{/Control}");
    await field();
    await userEvent.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button).toHaveFocus();
  });
});

describe("the keys", () => {
  test("type, move through all groups in a circle, and open", async () => {
    const router = await open();
    await userEvent.keyboard("asha");
    await screen.findByRole("option", { name: /^Asha Das/ });
    expect(groups()).toEqual([
      ["Jobs", 1],
      ["Candidates", 3],
      ["Applications", 1],
      ["More", 2],
    ]);
    expect(options()).toEqual([
      "Data AnalystPune, Closed",
      "Asha Rao2 applications",
      "Asha IyerApplied to Clerk",
      "Asha DasInvited to Data Analyst",
      "Asha RaoData AnalystPending",
      "Applications of people named “asha”",
      "Candidates with the skill “asha”",
    ]);
    expect(await marked()).toBe("Data AnalystPune, Closed");
    await userEvent.keyboard("{ArrowUp}");
    expect(await marked()).toBe("Candidates with the skill “asha”");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(await marked()).toBe("Asha Rao2 applications");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.applications));
    expect(router.state.location.search).toBe("?name=Asha%20Rao");
    await waitFor(() => expect(screen.queryByRole("combobox", { name: "Jobs, people and pages" })).toBeNull());
  });

  test("offer what was opened before first", async () => {
    await open();
    await userEvent.keyboard("asha");
    await userEvent.click(await screen.findByRole("option", { name: /^Asha Das/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("{Control>}k{/Control}");
    await field();
    expect(groups()[0]?.[0]).toBe("Opened before");
    expect(await marked()).toBe("Asha DasInvited to Data Analyst");
  });

  test("Enter opens nothing while the answer is awaited", async () => {
    const router = await open();
    await userEvent.keyboard("asha{Enter}");
    expect(router.state.location.pathname).toBe(paths.jobs);
    await screen.findByRole("option", { name: /^Asha Das/ });
  });

  test("a page is found at once, without the server's answer", async () => {
    server.use(isOffline(find));
    const router = await open();
    await userEvent.keyboard("tea{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.team));
  });
});

describe("also found", () => {
  test.each([
    ["templates", "Mails to candidates"],
    ["devel", "API keys and webhooks"],
    ["stages", "Stages"],
    ["meetings", "Meetings"],
    ["notifications", "Notifications"],
    ["signature", "My Profile"],
    ["privacy", "Your data and privacy"],
  ])("“%s” is a page: %s", async (typed, page) => {
    server.use(answers(find, NOTHING));
    await open();
    await userEvent.keyboard(typed);
    expect(await marked()).toBe(page);
  });

  test("are colleagues, who lead to the team", async () => {
    const people = [
      { ...ownerOfTeam, _id: uuid(21), fullName: "Meera Joshi", role: "manager" as const },
      { ...ownerOfTeam, _id: uuid(22), fullName: "Rohan Kulkarni", role: "recruiter" as const },
    ];
    server.use(answers(find, NOTHING), answers(team, { people, invitations: [] }));
    const router = await open();
    await userEvent.keyboard("josh");
    await userEvent.click(await screen.findByRole("option", { name: /^Meera Joshi.*Hiring manager/ }));
    expect(options()).not.toContain("Rohan KulkarniRecruiter");
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.team));
  });
});

describe("the answer", () => {
  test("is asked for once after a pause, from two characters on", async () => {
    await open();
    await userEvent.keyboard("z");
    expect(await screen.findByText("Type at least 2 characters.")).toBeVisible();
    await userEvent.keyboard("zz  zz");
    await screen.findByRole("option", { name: /^Asha Das/ });
    expect(asked).toEqual(["zzz  zz"]);
  });

  test("to earlier words is ignored", async () => {
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    server.use(
      http.get(`/api${find.path}`, async ({ request }) => {
        const q = new URL(request.url).searchParams.get("q") ?? "";
        asked.push(q);
        if (q === "asha") await first;
        return HttpResponse.json(q === "asha" ? found : NOTHING);
      }),
    );
    await open();
    await userEvent.keyboard("asha");
    await waitFor(() => expect(asked).toEqual(["asha"]));
    await userEvent.keyboard(" zz");
    expect(await screen.findByText("Nothing found for “asha zz”.")).toBeVisible();
    answerFirst();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByText("Nothing found for “asha zz”.")).toBeVisible();
    expect(options()).toEqual(["Applications of people named “asha zz”", "Candidates with the skill “asha zz”"]);
  });

  test("a manager is not sent to the candidate search", async () => {
    signIn("manager");
    server.use(answers(find, NOTHING));
    await open();
    await userEvent.keyboard("zzz");
    await screen.findByText("Nothing found for “zzz”.");
    expect(options()).toEqual(["Applications of people named “zzz”"]);
  });

  test("that does not come is explained, and asked for again", async () => {
    server.use(isOffline(find));
    await open();
    await userEvent.keyboard("asha");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(/^You are offline/);
    server.use(answers(find, found));
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("option", { name: /^Asha Das/ })).toBeVisible();
  });

  test("a refusal is shown", async () => {
    server.use(refuses(find, "TOO_MANY_REQUESTS", { message: TOO_MANY_FINDS }));
    await open();
    await userEvent.keyboard("asha");
    expect(await screen.findByText(TOO_MANY_FINDS)).toBeVisible();
  });
});

test("keys pressed before the search has loaded do not reach the page", async () => {
  show(paths.jobs);
  await screen.findByRole("button", { name: "Find" });
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  addEventListener("keydown", hear);
  await userEvent.setup({ delay: null }).keyboard("{Control>}k{/Control}a");
  removeEventListener("keydown", hear);
  expect(heard).not.toContain("a");
  expect(await field()).toHaveFocus();
});

describe("Ctrl+K does nothing", () => {
  const press = () => userEvent.keyboard("{Control>}k{/Control}");

  test("when another part of the page has used it", async () => {
    show(paths.jobs);
    const button = await screen.findByRole("button", { name: "Find" });
    const use = (event: Event) => event.preventDefault();
    button.addEventListener("keydown", use);
    button.focus();
    await press();
    expect(screen.queryByRole("dialog")).toBeNull();
    button.removeEventListener("keydown", use);
    await press();
    expect(await field()).toBeVisible();
  });

  test("in another dialog, and with further keys", async () => {
    const dialog = document.createElement("div");
    dialog.setAttribute("role", "alertdialog");
    show(paths.jobs);
    await screen.findByRole("button", { name: "Find" });
    document.body.append(dialog);
    await press();
    dialog.remove();
    await userEvent.keyboard("{Control>}{Shift>}k{/Shift}{/Control}{Control>}{Alt>}k{/Alt}{/Control}k");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { leaveTeam, removeColleague, team, updateColleague } from "@dryrun/domain/company/team/contract";
import { LAST_OWNER } from "@dryrun/domain/company/team/messages";
import { employerDashboard, employerJobs } from "@dryrun/domain/jobs/contract";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { dashboard } from "../../../testing/samples/dashboard.ts";
import { employerAs } from "../../../testing/samples/employer.ts";
import { job } from "../../../testing/samples/jobs.ts";
import { owner, people, recruiter, viewer } from "../../../testing/samples/team.ts";
import { paged, uuid } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const second = { ...job, _id: uuid(8), title: "Power BI Developer" };
beforeEach(() =>
  server.use(
    answers(me, { user: employerAs("owner") }),
    answers(team, { people, invitations: [] }),
    answers(employerJobs, { jobs: [job, second], ...paged, total: 2 }),
  ),
);

describe("the role", () => {
  const dialogOf = async (name: string) => {
    show(paths.team);
    await pressButton(`Change role of ${name}`);
    return within(await screen.findByRole("dialog", { name: `Role of ${name}` }));
  };

  test("is changed together with the chosen jobs, of which there must be one", async () => {
    const bodies: unknown[] = [];
    server.use(answers(updateColleague, { person: recruiter }, (body, url) => bodies.push([url.pathname, body])));
    const dialog = await dialogOf("Ravi Kumar");
    expect(dialog.getByRole("radio", { name: "Recruiter" })).toBeChecked();
    expect(dialog.getByRole("radio", { name: "Recruiter" })).toHaveAccessibleDescription(/^Posts jobs, invites/);
    await userEvent.click(dialog.getByRole("radio", { name: "Hiring manager" }));
    expect(dialog.getByText("You become the recruiter of their 3 jobs.")).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: "Chosen jobs" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("Choose at least one job, or all jobs.")).toBeVisible();
    await userEvent.click(await dialog.findByRole("checkbox", { name: "Power BI Developer" }));
    expect(dialog.getByText("1 job chosen")).toBeVisible();
    const after = [owner, viewer, { ...recruiter, role: "manager" as const, jobIds: [second._id], jobs: 0 }];
    server.use(answers(team, { people: after, invitations: [] }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Ravi Kumar: Hiring manager")).toBeVisible();
    expect(bodies).toEqual([[`/api/emp/team/${recruiter._id}`, { role: "manager", jobIds: [second._id] }]]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("row", { name: /^Ravi Kumar/ })).toHaveTextContent("Hiring manager"));
  });

  test("keeps the chosen jobs while all are selected, and finds others by the search", async () => {
    const searches: (string | null)[] = [];
    const list = { jobs: [job, second], ...paged, total: 2 };
    server.use(answers(employerJobs, list, (_, url) => searches.push(url.searchParams.get("search"))));
    const dialog = await dialogOf("Meera Nair");
    expect(await dialog.findByRole("checkbox", { name: "Data Analyst" })).toBeChecked();
    await userEvent.click(dialog.getByRole("radio", { name: "All jobs" }));
    expect(dialog.queryByRole("checkbox")).toBeNull();
    await userEvent.click(dialog.getByRole("radio", { name: "Chosen jobs" }));
    expect(await dialog.findByRole("checkbox", { name: "Data Analyst" })).toBeChecked();
    await userEvent.type(dialog.getByRole("searchbox", { name: "Search by title or place" }), "power{Enter}");
    await waitFor(() => expect(searches).toContain("power"));
    expect(dialog.getByText("1 job chosen")).toBeVisible();
  });

  test("of an owner has no choice of jobs", async () => {
    const bodies: unknown[] = [];
    server.use(answers(updateColleague, { person: viewer }, (body) => bodies.push(body)));
    const dialog = await dialogOf("Meera Nair");
    await userEvent.click(dialog.getByRole("radio", { name: "Owner" }));
    expect(dialog.queryByRole("radio", { name: "All jobs" })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(bodies).toEqual([{ role: "owner", jobIds: null }]));
  });

  test("of the caller: the page follows", async () => {
    server.use(answers(updateColleague, { person: { ...owner, role: "recruiter" } }));
    const dialog = await dialogOf("Kavita Desai");
    await userEvent.click(dialog.getByRole("radio", { name: "Recruiter" }));
    expect(dialog.getByText(/^Without the role of an owner/)).toBeVisible();
    server.use(answers(me, { user: employerAs("recruiter") }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Only owners change the team.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });

  test("of the only owner cannot be changed", async () => {
    server.use(refuses(updateColleague, "LAST_OWNER", { message: LAST_OWNER }));
    const dialog = await dialogOf("Kavita Desai");
    await userEvent.click(dialog.getByRole("radio", { name: "Viewer" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(LAST_OWNER);
  });
});

describe("removing a person", () => {
  test("asks who gets their jobs, and moves the focus to the list", async () => {
    const calls: string[] = [];
    server.use(answers(removeColleague, undefined as never, (_, url) => calls.push(url.pathname + url.search)));
    show(paths.team);
    await pressButton("Remove Ravi Kumar");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove Ravi Kumar from the team?" }));
    expect(dialog.getByText(/^They are logged out at once/)).toBeVisible();
    const successor = dialog.getByRole("combobox", { name: "Who gets their 3 jobs?" });
    expect(
      within(successor)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Kavita Desai (you)"]);
    server.use(answers(team, { people: [owner, viewer], invitations: [] }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove from the team" }));
    expect(await screen.findByText("Ravi Kumar is no longer in the team.")).toBeVisible();
    expect(calls).toEqual([`/api/emp/team/${recruiter._id}?jobsTo=${owner._id}`]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Ravi Kumar" })).toBeNull());
    const list = screen.getByRole("region", { name: "People" });
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
  });

  test("offers owners and recruiters as successors", async () => {
    const other = { ...recruiter, _id: uuid(95), fullName: "Divya Shah" };
    const calls: string[] = [];
    server.use(
      answers(team, { people: [other, owner, viewer, recruiter], invitations: [] }),
      answers(removeColleague, undefined as never, (_, url) => calls.push(url.search)),
    );
    show(paths.team);
    await pressButton("Remove Ravi Kumar");
    const successor = await screen.findByRole("combobox", { name: "Who gets their 3 jobs?" });
    await userEvent.selectOptions(successor, "Divya Shah, Recruiter");
    expect(within(successor).getAllByRole("option")).toHaveLength(2);
    await pressButton("Remove from the team");
    await waitFor(() => expect(calls).toEqual([`?jobsTo=${other._id}`]));
  });

  test("does not ask who gets the jobs of a person without jobs", async () => {
    const calls: string[] = [];
    server.use(answers(removeColleague, undefined as never, (_, url) => calls.push(url.search)));
    show(paths.team);
    await pressButton("Remove Meera Nair");
    await screen.findByRole("alertdialog");
    expect(screen.queryByRole("combobox")).toBeNull();
    await pressButton("Remove from the team");
    await waitFor(() => expect(calls).toEqual([""]));
  });
});

describe("leaving", () => {
  test("opens the dashboard of the person's own company", async () => {
    server.use(
      answers(me, { user: employerAs("viewer") }),
      answers(leaveTeam, undefined as never, () => server.use(answers(me, { user: employerAs("owner") }))),
      answers(employerDashboard, dashboard),
    );
    const router = show(paths.team);
    await pressButton("Leave the team");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave the team?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Leave the team" }));
    expect(await screen.findByText("You have left the team.")).toBeVisible();
    expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.dashboard);
    // The role in the former company is forgotten.
    expect(await screen.findByRole("link", { name: "Post a New Job" })).toBeVisible();
    expect(await screen.findByText("2 interviews to read")).toBeVisible();
  });

  test("is refused to the only owner, in the dialog", async () => {
    server.use(refuses(leaveTeam, "LAST_OWNER", { message: LAST_OWNER }));
    const router = show(paths.team);
    await pressButton("Leave the team");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Leave the team" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(LAST_OWNER);
    await userEvent.click(dialog.getByRole("button", { name: "Stay in the team" }));
    expect(router.state.location.pathname).toBe(paths.team);
  });
});

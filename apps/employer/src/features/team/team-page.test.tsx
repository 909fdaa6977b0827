import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { team } from "@dryrun/domain/company/team/contract";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entryOf } from "../../frame/nav-rules.ts";
import { paths } from "../../paths.ts";
import { employerAs } from "../../testing/samples/employer.ts";
import { expiredInvitation, people, teamInvitation } from "../../testing/samples/team.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const rowsOf = async (name: string) => {
  const table = within(await screen.findByRole("table", { name }));
  return table
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);
};

test("an owner sees people and invitations, and may change them", async () => {
  server.use(
    answers(me, { user: employerAs("owner") }),
    answers(team, { people, invitations: [teamInvitation, expiredInvitation] }),
  );
  show(paths.team);
  expect(await screen.findByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  expect(await rowsOf("People")).toEqual([
    expect.stringMatching(/^Kavita Desai You.*Owner.*All jobs.*2 jobs/),
    expect.stringMatching(/^Meera Nair.*Viewer.*1 job/),
    expect.stringMatching(/^Ravi Kumar.*Recruiter.*All jobs.*3 jobs/),
  ]);
  expect(screen.getByRole("button", { name: "Change role of Ravi Kumar" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Change role of Kavita Desai" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Remove Ravi Kumar" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Remove Kavita Desai" })).toBeNull();
  expect(await rowsOf("Invitations")).toEqual([
    expect.stringMatching(/^anil@sahyadri.example.*Hiring manager.*All jobs.*Open until 25 Nov 2026/),
    expect.stringMatching(/^old@sahyadri.example.*Expired on 12 Nov 2026/),
  ]);
  expect(screen.getByRole("form", { name: "Invite a colleague" })).toBeVisible();
});

test("a viewer reads the list of people, and only leaves", async () => {
  server.use(answers(me, { user: employerAs("viewer") }), answers(team, { people, invitations: [] }));
  show(paths.team);
  expect(await screen.findByText("Only owners change the team.")).toBeVisible();
  expect(await rowsOf("People")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: /^(Change role|Remove)/ })).toBeNull();
  expect(screen.queryByRole("form", { name: "Invite a colleague" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Invitations" })).toBeNull();
  expect(screen.getByRole("button", { name: "Leave the team" })).toBeVisible();
});

test("shows that there are no invitations", async () => {
  server.use(answers(me, { user: employerAs("owner") }), answers(team, { people, invitations: [] }));
  show(paths.team);
  expect(await screen.findByText("There are no open invitations.")).toBeVisible();
});

test("shows an error when it did not load, and loads on Try again", async () => {
  server.use(failsWith(team));
  show(paths.team);
  expect(await screen.findByRole("alert")).toHaveTextContent("Your team could not be loaded");
  server.use(answers(team, { people, invitations: [] }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Ravi Kumar/)).toBeVisible();
});

test("belongs to My Profile, which links to it", async () => {
  expect(entryOf(paths.team)).toBe(paths.profile);
  show(paths.profile);
  const part = within(await screen.findByRole("region", { name: "How you hire" }));
  expect(part.getByRole("link", { name: "See your team" })).toHaveAttribute("href", paths.team);
});

import "@testing-library/jest-dom/jest-globals";
import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { EMAIL_TAKEN, LINK_DEAD } from "@dryrun/domain/auth/messages";
import { acceptTeamInvitation, joinTeam, teamInvitation } from "@dryrun/domain/company/team/contract";
import type { JoiningState } from "@dryrun/domain/company/team/limits";
import { HIRES_ELSEWHERE, NO_SEAT, OTHER_ACCOUNT, OTHER_ADDRESS } from "@dryrun/domain/company/team/messages";
import { describe, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { show, type, user, useServer } from "../../../testing/show-page.tsx";

const server = useServer();
const LINK = `/team-invitation/${"x".repeat(60)}`;
const EMAIL = "ravi@sahyadri.example";
const invited = (state: JoiningState) => ({
  company: "Sahyadri Foods",
  email: EMAIL,
  role: "recruiter" as const,
  expiresAt: "2026-11-22T13:30:00.000Z",
  state,
});
const ravi = { ...user, email: EMAIL, userType: "employer" as const };
const dead = { message: LINK_DEAD };
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const isOnDashboard = async (router: ReturnType<typeof show>) => {
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/employer/dashboard");
};

describe("an address without an account", () => {
  async function fill() {
    await type("Full name", "Ravi Kumar");
    await type("Phone", "9876543210");
    await type(/^Password/, "a new long password");
    await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
    await pressButton("Create account and join");
  }

  test("shows the company and the role; a form creates the account, signs in and opens the dashboard", async () => {
    let sent: unknown;
    server.use(
      answers(teamInvitation, invited("new")),
      answers(me, { user: ravi }),
      answers(joinTeam, { token: "t9" }, (body) => {
        sent = body;
        server.use(refuses(teamInvitation, "LINK_DEAD", dead));
      }),
    );
    const router = show(LINK);
    expect(await screen.findByRole("heading", { level: 1, name: "Sahyadri Foods invites you" })).toBeVisible();
    expect(screen.getByText("Your role: Recruiter")).toBeVisible();
    expect(screen.getByText(/^Posts jobs, invites candidates/)).toBeVisible();
    expect(screen.getByText(/open until 22 Nov 2026, 7:00 pm IST/)).toBeVisible();
    expect(screen.getByText(new RegExp(`account of ${EMAIL}`))).toBeVisible();
    await fill();
    await isOnDashboard(router);
    expect(localStorage.getItem(TOKEN_KEY)).toBe("t9");
    expect(sent).toEqual({
      fullName: "Ravi Kumar",
      phone: "9876543210",
      password: "a new long password",
      isAdult: true,
    });
  });

  test("requires the age, and reports a refused password at its field, which keeps its value", async () => {
    const message = "This password has appeared in a data leak. Choose another.";
    server.use(
      answers(teamInvitation, invited("new")),
      refuses(joinTeam, "VALIDATION", { message, errors: [{ field: "password", message }] }),
    );
    show(LINK);
    await pressButton("Create account and join");
    expect(screen.getByRole("checkbox", { name: /18 or older/ })).toBeInvalid();
    await fill();
    expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Password/)).toHaveValue("a new long password");
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  test.each([
    ["CANNOT_JOIN", EMAIL_TAKEN],
    ["LIMIT_REACHED", NO_SEAT],
  ] as const)("shows the reason of the refusal %s", async (code, message) => {
    server.use(answers(teamInvitation, invited("new")), refuses(joinTeam, code, { message }));
    show(LINK);
    await fill();
    expect(await screen.findByText(message)).toBeVisible();
  });

  test("says so if the link has stopped working since the page was opened", async () => {
    server.use(answers(teamInvitation, invited("new")), refuses(joinTeam, "LINK_DEAD", dead));
    show(LINK);
    await fill();
    expect(await screen.findByText(/Ask an owner of the company to invite you again/)).toBeVisible();
  });
});

describe("an address with an account", () => {
  const signIn = (email: string) => {
    localStorage.setItem(TOKEN_KEY, "t");
    server.use(answers(teamInvitation, invited("account")), answers(me, { user: { ...ravi, email } }));
  };

  test("logs in first, with its address, and comes back", async () => {
    server.use(answers(teamInvitation, invited("account")));
    const router = show(LINK);
    await userEvent.click(await screen.findByRole("link", { name: "Log in to join" }));
    expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
    expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent(LINK)}`);
    expect(screen.getByLabelText("Email")).toHaveValue(EMAIL);
  });

  test("joins with one press", async () => {
    signIn(EMAIL);
    server.use(
      answers(acceptTeamInvitation, undefined as never, () => server.use(refuses(teamInvitation, "LINK_DEAD", dead))),
    );
    const router = show(LINK);
    await pressButton("Join Sahyadri Foods");
    await isOnDashboard(router);
    expect(await screen.findByText("You are now in the team of Sahyadri Foods.")).toBeVisible();
  });

  test.each([
    ["CANNOT_JOIN", HIRES_ELSEWHERE],
    ["LIMIT_REACHED", NO_SEAT],
  ] as const)("shows the reason of the refusal %s", async (code, message) => {
    signIn(EMAIL);
    server.use(refuses(acceptTeamInvitation, code, { message }));
    show(LINK);
    await pressButton("Join Sahyadri Foods");
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
  });

  test("says so if the link has stopped working since the page was opened", async () => {
    signIn(EMAIL);
    server.use(refuses(acceptTeamInvitation, "LINK_DEAD", dead));
    show(LINK);
    await pressButton("Join Sahyadri Foods");
    expect(await screen.findByText(/Ask an owner of the company to invite you again/)).toBeVisible();
  });

  test("of somebody else than the signed-in person: logs out and leads to the sign-in", async () => {
    signIn("kavita@sahyadri.example");
    const router = show(LINK);
    expect(await screen.findByText("You are logged in as kavita@sahyadri.example.")).toBeVisible();
    expect(screen.getByText(OTHER_ADDRESS)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Join/ })).toBeNull();
    await pressButton("Log out and log in with the invited address");
    expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
    expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent(LINK)}`);
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveValue(EMAIL));
  });
});

test.each([
  ["other", OTHER_ACCOUNT],
  ["hiring", HIRES_ELSEWHERE],
] as const)("an account that cannot join (%s) reads why, without a form", async (state, reason) => {
  server.use(answers(teamInvitation, invited(state)));
  show(LINK);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole("button", { name: /join/i })).toBeNull();
});

test.each([LINK, "/team-invitation"])("a dead link says what to do: %s", async (link) => {
  server.use(refuses(teamInvitation, "LINK_DEAD", dead));
  show(link);
  expect(await screen.findByText("This link has expired or has been used.")).toBeVisible();
  expect(screen.getByText("Ask an owner of the company to invite you again.")).toBeVisible();
});

test("without a network, the link is not treated as expired and can be retried", async () => {
  server.use(isOffline(teamInvitation));
  show(LINK);
  await screen.findByText("Your invitation could not be loaded.");
  server.use(answers(teamInvitation, invited("new")));
  await pressButton("Try again");
  expect(await screen.findByText("Sahyadri Foods invites you")).toBeVisible();
});

import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import {
  inviteColleague,
  resendTeamInvitation,
  team,
  withdrawTeamInvitation,
} from "@dryrun/domain/company/team/contract";
import { ALREADY_MEMBER, INVITE_NEEDS_EMAIL, invitationSent } from "@dryrun/domain/company/team/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { employerAs } from "../../../testing/samples/employer.ts";
import { job } from "../../../testing/samples/jobs.ts";
import { expiredInvitation, people, teamInvitation } from "../../../testing/samples/team.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const invitations = [teamInvitation, expiredInvitation];
const { email } = teamInvitation;
const message = invitationSent(email);
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
beforeEach(() => server.use(answers(me, { user: employerAs("owner") }), answers(team, { people, invitations })));

describe("the form", () => {
  const form = async () => {
    show(paths.team);
    return within(await screen.findByRole("form", { name: "Invite a colleague" }));
  };

  test("invites a colleague for chosen jobs, and is blank after it", async () => {
    const bodies: unknown[] = [];
    server.use(answers(inviteColleague, { message, invitation: teamInvitation }, (body) => bodies.push(body)));
    const fields = await form();
    await fill(fields.getByLabelText("Email"), email);
    for (const role of fields.getAllByRole("radio")) expect(role).not.toBeChecked();
    await userEvent.click(fields.getByRole("radio", { name: "Viewer" }));
    expect(fields.getByRole("radio", { name: "All jobs" })).toBeChecked();
    await userEvent.click(fields.getByRole("radio", { name: "Chosen jobs" }));
    await pressButton("Send invitation");
    expect(await fields.findAllByText("Choose at least one job, or all jobs.")).not.toHaveLength(0);
    await userEvent.click(await fields.findByRole("checkbox", { name: "Data Analyst" }));
    await pressButton("Send invitation");
    expect(await screen.findByText(message)).toBeVisible();
    expect(bodies).toEqual([{ email, role: "viewer", jobIds: [job._id] }]);
    const blank = screen.getByRole("textbox", { name: "Email" });
    expect(blank).toHaveValue("");
    expect(blank).toHaveFocus();
  });

  test("requires an address and a role, and shows the server's refusal of a field", async () => {
    const reason = "Enter a valid e-mail address.";
    server.use(
      refuses(inviteColleague, "VALIDATION", { message: reason, errors: [{ field: "email", message: reason }] }),
    );
    const fields = await form();
    await pressButton("Send invitation");
    expect(fields.getByLabelText("Email")).toBeInvalid();
    expect(fields.getAllByText("Choose a role.")).not.toHaveLength(0);
    await fill(fields.getByLabelText("Email"), email);
    await userEvent.click(fields.getByRole("radio", { name: "Owner" }));
    await pressButton("Send invitation");
    await waitFor(() => expect(fields.getByLabelText("Email")).toHaveAccessibleDescription(new RegExp(reason)));
    expect(fields.getByLabelText("Email")).toHaveValue(email);
  });

  test.each([
    ["EMAIL_UNVERIFIED", INVITE_NEEDS_EMAIL],
    ["ALREADY_MEMBER", ALREADY_MEMBER],
  ] as const)("shows the reason of the refusal %s", async (code, reason) => {
    server.use(refuses(inviteColleague, code, { message: reason }));
    const fields = await form();
    await fill(fields.getByLabelText("Email"), email);
    await userEvent.click(fields.getByRole("radio", { name: "Owner" }));
    await pressButton("Send invitation");
    expect(await screen.findByText(reason)).toBeVisible();
  });

  test("says before it is filled in that the own address must be verified", async () => {
    server.use(answers(me, { user: { ...employerAs("owner"), emailVerified: false } }));
    const fields = await form();
    expect(fields.getByText(INVITE_NEEDS_EMAIL)).toBeVisible();
  });
});

describe("an invitation", () => {
  test("is sent again", async () => {
    const calls: string[] = [];
    server.use(
      answers(resendTeamInvitation, { message, invitation: teamInvitation }, (_, url) => calls.push(url.pathname)),
    );
    show(paths.team);
    await pressButton(`Send again to ${email}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls).toEqual([`/api/emp/team/invitations/${teamInvitation._id}/resend`]);
  });

  test("shows why it was not sent again", async () => {
    server.use(refuses(resendTeamInvitation, "EMAIL_UNVERIFIED", { message: INVITE_NEEDS_EMAIL }));
    show(paths.team);
    await pressButton(`Send again to ${email}`);
    expect(await screen.findByText(INVITE_NEEDS_EMAIL)).toBeVisible();
  });

  test("is withdrawn after a confirmation, and the focus moves to the list", async () => {
    const calls: string[] = [];
    server.use(answers(withdrawTeamInvitation, undefined as never, (_, url) => calls.push(url.pathname)));
    show(paths.team);
    await pressButton(`Withdraw the invitation of ${email}`);
    const dialog = within(await screen.findByRole("alertdialog", { name: `Withdraw the invitation of ${email}?` }));
    expect(calls).toEqual([]);
    server.use(answers(team, { people, invitations: [] }));
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw invitation" }));
    expect(await screen.findByText("Invitation withdrawn")).toBeVisible();
    expect(calls).toEqual([`/api/emp/team/invitations/${teamInvitation._id}`]);
    const none = await screen.findByText("There are no open invitations.");
    await waitFor(() => expect(document.activeElement).toContainElement(none));
  });
});

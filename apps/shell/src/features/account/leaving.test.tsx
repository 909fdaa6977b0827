import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { keepToken, readToken } from "@dryrun/auth/token-store";
import { accountPrivacy, deleteAccount, exportAccount } from "@dryrun/domain/account/contract";
import { me } from "@dryrun/domain/auth/contract";
import type { UserType } from "@dryrun/domain/contract/call";
import { draftStore } from "@dryrun/forms/drafts/draft-store";
import { Toaster } from "@dryrun/remote-kit/toasts";
import { expect, jest, test } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { show, type, user, useServer } from "../../testing/show-page.tsx";
import "@testing-library/jest-dom/jest-globals";

const server = useServer();
const heldCounts = {
  applications: 0,
  interviews: 0,
  applicationDrafts: 0,
  drills: 0,
  quizAttempts: 0,
  savedJobs: 0,
  jobAlerts: 0,
  payments: 0,
  jobs: 0,
  invitations: 0,
  certificates: 0,
  enrolments: 0,
  jobReports: 0,
  notifications: 0,
  mailStops: 0,
  sharedResults: 0,
  notes: 0,
  tagged: 0,
  sentInvitations: 0,
  openedProfiles: 0,
  mailTemplates: 0,
  staged: 0,
  savedViews: 0,
};
const privacy = {
  held: heldCounts,
  consents: [],
  views: [],
  listed: [],
  grievance: { name: "Officer", email: "support@dryrun.example" },
};

function signIn(userType: UserType = "student") {
  keepToken("t");
  server.use(answers(me, { user: { ...user, userType } }), answers(accountPrivacy, privacy));
  return show("/account/privacy");
}
async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Delete account" }));
  return within(await screen.findByRole("dialog", { name: "Delete your account?" }));
}
async function confirm(password = "correct horse battery") {
  const dialog = await openDialog();
  if (password) await type("Password", password);
  await userEvent.click(dialog.getByRole("button", { name: "Delete account" }));
  return dialog;
}

test("requests the data with the token and saves them as a file", async () => {
  let authorization: string | null = null;
  const files: unknown[] = [];
  const pressButton = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    files.push([this.href, this.download]);
  });
  Object.assign(URL, { createObjectURL: () => "blob:data", revokeObjectURL: () => undefined });
  signIn();
  server.use(
    http.get(`/api${exportAccount.path}`, ({ request }) => {
      authorization = request.headers.get("authorization");
      return HttpResponse.json({ account: {} });
    }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Download my data" }));
  expect(await screen.findByText("Your data was downloaded.")).toBeVisible();
  expect(authorization).toBe("Bearer t");
  expect(files).toEqual([["blob:data", expect.stringMatching(/^dryrun-data-\d{4}-\d\d-\d\d\.json$/)]]);
  pressButton.mockRestore();
});

test.each([
  ["too many downloads", refuses(exportAccount, "TOO_MANY_REQUESTS", { message: "Wait an hour." }), "Wait an hour."],
  ["a fault", failsWith(exportAccount), "Your data could not be downloaded. Try again."],
])("after %s the page shows why there is no file", async (_, failure, words) => {
  signIn();
  server.use(failure);
  await userEvent.click(await screen.findByRole("button", { name: "Download my data" }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText("Your data was downloaded.")).toBeNull();
});

test.each([
  ["student", /Decided applications:/],
  ["employer", /“Job Deleted”/],
] as const)("the dialog shows a %s which data stay", async (userType, words) => {
  signIn(userType);
  const dialog = await openDialog();
  expect(dialog.getByText(words)).toBeVisible();
  expect(dialog.getByText("Payments and invoices, for eight years, as the law requires")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Keep account" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("deletes the account after the password, logs out and opens the home page", async () => {
  const clear = jest.spyOn(draftStore, "clear");
  const bodies: unknown[] = [];
  render(<Toaster />);
  document.documentElement.dataset.session = "yes";
  const router = signIn();
  server.use(
    answers(deleteAccount, undefined as never, (body) => void bodies.push(body)),
    http.get("/api/masterclass/sessions", () => HttpResponse.json({ sessions: [] })), // the home page loads the next session
  );
  await confirm();
  expect(await screen.findByText("Your account is deleted. You are logged out.")).toBeVisible();
  expect(bodies).toEqual([{ password: "correct horse battery", revokeCertificates: false }]);
  expect(clear).toHaveBeenCalledWith(`${user._id}:`);
  clear.mockRestore();
  expect(readToken()).toBeNull();
  expect(router.state.location).toMatchObject({ pathname: "/", search: "" });
  expect(Object.keys(localStorage)).toEqual([]); // no saved path
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.documentElement).not.toHaveAttribute("data-session"); // the home page's bar reads this
});

test.each([
  ["a blank password", "", refuses(deleteAccount, "FORBIDDEN", { message: "never asked" }), "Password is required."],
  [
    "a wrong password",
    "wrong",
    refuses(deleteAccount, "VALIDATION", {
      message: "Some fields are not valid.",
      errors: [{ field: "password", message: "The password is wrong." }],
    }),
    "The password is wrong.",
  ],
])("%s is reported at its field", async (_, password, refusal, words) => {
  const router = signIn();
  server.use(refusal);
  const dialog = await confirm(password);
  expect((await dialog.findAllByText(words)).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText("Password")).toHaveAccessibleDescription(`Error: ${words}`);
  expect(dialog.getByLabelText("Password")).toHaveValue(password);
  expect([readToken(), router.state.location.pathname]).toEqual(["t", "/account/privacy"]);
});

test.each([
  [
    refuses(deleteAccount, "OPEN_REFUND", { message: "A refund is still on its way." }),
    "A refund is still on its way.",
  ],
  [refuses(deleteAccount, "TOO_MANY_REQUESTS", { message: "Wait 5 min." }), "Wait 5 min."],
  [failsWith(deleteAccount), "Your account could not be deleted. Try again."],
])("another refusal is shown in the dialog: %#", async (failure, words) => {
  signIn();
  server.use(failure);
  const dialog = await confirm();
  expect(await dialog.findByText(words)).toBeVisible();
  expect(readToken()).toBe("t");
});

test("an admin's account cannot be deleted here", async () => {
  signIn("admin");
  expect(await screen.findByText("An admin's account can be removed only from the command line.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete account" })).toBeNull();
});

test("revokes a student's certificates with the account if the box is ticked", async () => {
  const bodies: unknown[] = [];
  signIn();
  server.use(
    answers(deleteAccount, undefined as never, (body) => void bodies.push(body)),
    http.get("/api/masterclass/sessions", () => HttpResponse.json({ sessions: [] })),
  );
  const dialog = await openDialog();
  const tick = dialog.getByRole("checkbox", { name: "Also revoke my certificates" });
  expect(tick).not.toBeChecked();
  expect(tick).toHaveAccessibleDescription(/keeps your name and the course, but not your e-mail address/);
  await userEvent.click(tick);
  await type("Password", "correct horse battery");
  await userEvent.click(dialog.getByRole("button", { name: "Delete account" }));
  await waitFor(() => expect(bodies).toEqual([{ password: "correct horse battery", revokeCertificates: true }]));
});

test("does not ask an employer about certificates", async () => {
  signIn("employer");
  expect((await openDialog()).queryByRole("checkbox")).toBeNull();
});

import { answers } from "@dryrun/api-client/testing/msw";
import { users } from "@dryrun/domain/admin/contract";
import { auditEntries } from "@dryrun/domain/admin/records/contract";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const ID = "00000000-0000-7000-8000-000000000001";
const one = { totalPages: 1, currentPage: 1, total: 1 };
const admin = {
  _id: ID,
  fullName: "Meera Iyer",
  email: "meera@example.com",
  userType: "admin" as const,
  createdAt: "2026-11-20T10:00:00.000Z",
  emailVerified: true,
  blocked: false,
  invited: false,
};
const entry = { _id: ID, at: "2026-11-20T10:00:00.000Z", actor: "Meera Iyer", detail: "From 35 to 40", personId: null };
const entries = [
  { ...entry, action: "review.decided", target: "Asha Rao", personId: ID },
  { ...entry, _id: "2", action: "moon.landed", target: "Moon", detail: "" },
  { ...entry, _id: "3", action: "job-queue.retried", target: "mail.invitation", detail: "3 jobs" },
];
let requests: string[] = [];
beforeEach(() => {
  requests = [];
  server.use(
    answers(users, { users: [admin], ...one }),
    answers(auditEntries, { entries, ...one, total: 3 }, (_, url) => requests.push(url.search)),
  );
});
const lastAsked = () => Object.fromEntries(new URLSearchParams(requests.at(-1)));

test("the audit shows admin, action and time in words, links to the person, and turns pages", async () => {
  server.use(answers(auditEntries, { entries, totalPages: 2, currentPage: 1, total: 22 }));
  const router = show(paths.audit);
  const rows = within(await screen.findByRole("table", { name: "Audit" })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(/Decided a review.*Asha Rao.*From 35 to 40.*Meera Iyer.*20 Nov 2026, 3:30 pm IST/);
  expect(within(rows[1] as HTMLElement).getByRole("link", { name: "Asha Rao" })).toHaveAttribute(
    "href",
    `/admin/users/${ID}`,
  );
  expect(rows[2]).toHaveTextContent(/moon\.landed.*Moon/);
  expect(rows[3]).toHaveTextContent(/Ran a failed job again.*Invitation mails.*3 jobs/);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(router.state.location.search).toBe("?page=2");
  expect(await screen.findByText("Page 2 of 2", { selector: "nav *" })).toBeVisible();
});

test("its filters are in the address: admin, action, words and days", async () => {
  const router = show(`${paths.audit}?page=2`);
  await screen.findByRole("table", { name: "Audit" });
  await userEvent.selectOptions(await screen.findByLabelText("Who"), "Meera Iyer");
  await userEvent.selectOptions(screen.getByLabelText("What"), "Blocked an account");
  await userEvent.type(screen.getByRole("searchbox"), "asha{Enter}");
  const last = within(screen.getByRole("group", { name: /^Last day/ }));
  await userEvent.type(last.getByLabelText(/^Day/), "5");
  await userEvent.selectOptions(last.getByLabelText(/^Month/), "12");
  expect(router.state.location.search).not.toContain("to=");
  await userEvent.type(last.getByLabelText(/^Year/), "2026");
  expect(router.state.location.search).toBe(`?actor=${ID}&action=user.blocked&search=asha&to=2026-12-05`);
  await waitFor(() =>
    expect(lastAsked()).toEqual({
      page: "1",
      limit: "20",
      actor: ID,
      action: "user.blocked",
      search: "asha",
      to: "2026-12-05",
    }),
  );
});

test("refuses impossible or reversed days next to their field, and does not filter by them", async () => {
  show(`${paths.audit}?from=2026-11-20&to=2026-11-19`);
  await screen.findByRole("table", { name: "Audit" });
  expect(screen.getByText("The last day is before the first day.")).toBeVisible();
  expect(lastAsked()).toEqual({ page: "1", limit: "20", from: "2026-11-20" });
  const first = within(screen.getByRole("group", { name: /^First day/ }));
  await userEvent.selectOptions(first.getByLabelText(/^Month/), "02");
  await userEvent.clear(first.getByLabelText(/^Day/));
  await userEvent.type(first.getByLabelText(/^Day/), "30");
  expect(await screen.findByText("This day does not exist.")).toBeVisible();
});

test("filters the entries by the person in the address, and the filter can be removed", async () => {
  const router = show(`${paths.audit}?person=${ID}`);
  await screen.findByRole("table", { name: "Audit" });
  expect(lastAsked().person).toBe(ID);
  await userEvent.click(screen.getByRole("button", { name: "Remove One account only" }));
  expect(router.state.location.search).toBe("");
  await waitFor(() => expect(lastAsked().person).toBeUndefined());
});

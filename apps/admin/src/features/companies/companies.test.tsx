import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import * as contract from "@dryrun/domain/admin/companies/contract";
import { REFUSED_MERGES } from "@dryrun/domain/admin/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { Company } from "./company-table.tsx";
import type { Preview } from "./merge/preview.ts";
import type { Details } from "./one/details.ts";

const server = useServer();
const idOf = (last: number) => `00000000-0000-7000-8000-00000000000${last}`;
const one = { totalPages: 1, currentPage: 1, total: 1 };
const company: Company = {
  _id: idOf(1),
  name: "Sahyadri Analytics",
  website: "https://sahyadri.example",
  createdAt: "2026-11-20T10:00:00.000Z",
  owner: { _id: idOf(5), fullName: "Kavita Menon", email: "kavita@example.com" },
  people: 3,
  jobs: 34,
  verified: false,
  verifiedAt: null,
  blocked: false,
};
const verified = { ...company, verified: true, verifiedAt: "2026-11-20T12:00:00.000Z" };
const details: Details = {
  ...company,
  city: "Pune",
  about: "We count.\nSince 1962.",
  logo: null,
  staff: [
    {
      ...{ _id: idOf(5), fullName: "Kavita Menon", email: "kavita@example.com", role: "owner", emailVerified: true },
      ...{ blocked: false, lastSignInAt: "2026-11-21T06:00:00.000Z" },
    },
    {
      ...{ _id: idOf(6), fullName: "Ravi Kumar", email: "ravi@example.com", role: "viewer", emailVerified: true },
      ...{ blocked: true, lastSignInAt: null },
    },
  ],
  limits: {
    seats: { used: 4, most: 50 },
    candidates: { used: 12, most: 200 },
    mails: { used: 30, most: 1000 },
  },
};
const listing = (companies: Company[], verificationRequired = false) =>
  answers(contract.companies, { companies, verificationRequired, ...one, total: companies.length });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
async function verifyBecause(reason: string) {
  const dialog = within(await screen.findByRole("alertdialog"));
  await fill(dialog.getByLabelText(/^Reason/), reason);
  await userEvent.click(dialog.getByRole("button", { name: "Verify" }));
}

describe("the list", () => {
  test("shows companies with owner, people and jobs, and verifies one with a reason", async () => {
    const sent: unknown[] = [];
    server.use(
      listing([company]),
      answers(contract.verifyCompany, { message: "Company verified", company: { ...details, ...verified } }, (body) => {
        sent.push(body);
        server.use(listing([verified]));
      }),
    );
    show(paths.companies);
    expect(await screen.findByText(/can send 20 invitations in 24 hours\. Nothing else is limited\./)).toBeVisible();
    const [, row] = within(await screen.findByRole("table", { name: "Companies" })).getAllByRole("row");
    expect(row).toHaveTextContent(/Sahyadri Analytics.*Kavita Menon.*kavita@example\.com.*3.*34.*Not verified/);
    const link = screen.getByRole("link", { name: "Sahyadri Analytics" });
    expect(link).toHaveAttribute("href", `/admin/companies/${company._id}`);
    await press("Verify Sahyadri Analytics");
    await verifyBecause("GST number checked");
    expect(await screen.findByText("Company verified")).toBeVisible();
    expect(sent).toEqual([{ verified: true, reason: "GST number checked" }]);
    expect(await screen.findByRole("button", { name: "Remove verification of Sahyadri Analytics" })).toBeVisible();
  });

  test("names a company without a name by its owner, and shows a blocked one", async () => {
    server.use(listing([{ ...company, name: "", blocked: true }]));
    show(paths.companies);
    expect(await screen.findByRole("button", { name: "Verify Kavita Menon" })).toBeVisible();
    expect(screen.getByRole("link", { name: "A company without a name" })).toBeVisible();
    expect(screen.getByRole("table", { name: "Companies" })).toHaveTextContent(/Blocked/);
  });

  test.each([
    [paths.companies, /^\/admin\/companies$/],
    [paths.employers, /^\/admin\/companies$/], // its former address
  ])("filters by the state in the address, at %s", async (path, at) => {
    const requests: string[] = [];
    server.use(
      answers(contract.companies, { companies: [], verificationRequired: true, ...one, total: 0 }, (_, url) =>
        requests.push(url.search),
      ),
    );
    const router = show(`${path}?state=waiting`);
    expect(await screen.findByText("No company is waiting for verification.")).toBeVisible();
    expect(screen.getByText(/^The jobs of companies that are not verified are not listed\./)).toBeVisible();
    expect(requests).toEqual(["?page=1&limit=20&state=waiting"]);
    expect(screen.getByLabelText("State")).toHaveDisplayValue("To verify");
    expect(router.state.location.pathname).toMatch(at);
  });
});

describe("a company's page", () => {
  const open = () => show(paths.company(company._id));

  test("shows its profile, people and limits", async () => {
    server.use(answers(contract.companyDetails, { company: { ...details, logo: "/company-logos/x.png" } }));
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "Sahyadri Analytics" })).toBeVisible();
    expect(screen.getByRole("link", { name: "https://sahyadri.example" })).toBeVisible();
    expect(screen.getByRole("img", { name: "Logo" })).toHaveAttribute("src", "/company-logos/x.png");
    const limits = within(screen.getByRole("region", { name: "Limits" }));
    const facts = limits.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ["People and open invitations", "4 of 50"],
      ["Candidates with contact details today", "12 of 200"],
      ["Invitations and reminders in 24 hours", "30 of 1,000"],
    ]);
    const rows = within(screen.getByRole("table", { name: "People" })).getAllByRole("row");
    expect(rows[1]).toHaveTextContent(/Kavita Menon.*Owner.*21 Nov 2026, 11:30 am IST.*Active/);
    expect(rows[2]).toHaveTextContent(/Ravi Kumar.*Viewer.*Not in 30 days.*Blocked/);
    const person = screen.getByRole("link", { name: "Ravi Kumar" });
    expect(person).toHaveAttribute("href", `/admin/users/${idOf(6)}`);
  });

  test("verifies it", async () => {
    server.use(
      answers(contract.companyDetails, { company: details }),
      answers(contract.verifyCompany, { message: "Company verified", company: { ...details, ...verified } }, () =>
        server.use(answers(contract.companyDetails, { company: { ...details, ...verified } })),
      ),
    );
    open();
    await press("Verify");
    await verifyBecause("GSTIN");
    expect(await screen.findByRole("button", { name: "Remove verification" })).toBeVisible();
  });

  test("shows that it does not exist, and loads on Try again after a failure", async () => {
    server.use(failsWith(contract.companyDetails));
    open();
    expect(await screen.findByText("The company could not be loaded")).toBeVisible();
    server.use(refuses(contract.companyDetails, "NOT_FOUND", { message: "This company was not found." }));
    await press("Try again");
    expect(await screen.findByRole("heading", { level: 1, name: "This company does not exist" })).toBeVisible();
  });
});

describe("merging", () => {
  const other: Company = { ...company, _id: idOf(2), name: "Sahyadri" };
  const preview: Preview = {
    from: { _id: company._id, name: company.name, verified: false },
    into: { _id: other._id, name: other.name, verified: true },
    moves: {
      ...{ people: 3, jobs: 34, applications: 120, invitations: 8, teamInvitations: 1, profileViews: 40, templates: 2 },
    },
    ...{ refusal: null, refusalText: null, confirm: "Sahyadri Analytics" },
  };
  const at = (path: string) => show(path);

  test("chooses the other company, shows what moves, and asks for the name and a reason", async () => {
    const sent: unknown[] = [];
    server.use(
      answers(contract.companyDetails, { company: details }),
      listing([company, other]),
      answers(contract.mergePreview, preview),
      answers(contract.mergeCompany, { message: "Companies merged", company: { ...details, ...other } }, (body) => {
        sent.push(body);
        server.use(answers(contract.companyDetails, { company: { ...details, ...other } }));
      }),
    );
    const router = at(paths.company(company._id));
    await userEvent.click(await screen.findByRole("link", { name: "Merge into another company" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Merge Sahyadri Analytics" })).toBeVisible();
    expect(await screen.findByRole("button", { name: "Choose Sahyadri" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Choose Sahyadri Analytics" })).toBeNull();
    await press("Choose Sahyadri");
    const part = within(await screen.findByRole("region", { name: "Into Sahyadri" }));
    expect(router.state.location.search).toBe(`?into=${other._id}`);
    expect(part.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "3",
      "34",
      "120",
      "8",
      "1",
      "40",
      "2",
    ]);
    expect(
      part.getByText(/^The name, website, logo and texts of Sahyadri stay, and it stays verified\./),
    ).toBeVisible();
    await press("Merge companies");
    expect(await part.findByText("A reason is required.")).toBeVisible();
    expect(part.getByText("Type these words exactly to confirm.")).toBeVisible();
    await fill(part.getByLabelText(/^Reason/), "Same GSTIN");
    const confirm = part.getByLabelText("Type “Sahyadri Analytics” to confirm");
    await fill(confirm, "sahyadri");
    await press("Merge companies");
    expect(confirm).toHaveAccessibleDescription(/Type these words exactly to confirm\./);
    expect(sent).toEqual([]);
    await userEvent.clear(confirm);
    await fill(confirm, "Sahyadri Analytics");
    await press("Merge companies");
    expect(await screen.findByText("Companies merged")).toBeVisible();
    expect(sent).toEqual([{ into: other._id, confirm: "Sahyadri Analytics", reason: "Same GSTIN" }]);
    expect(await screen.findByRole("heading", { level: 1, name: "Sahyadri" })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.company(other._id));
  });

  test("shows why two companies cannot be merged, and returns to the choice", async () => {
    server.use(
      answers(contract.companyDetails, { company: details }),
      listing([other]),
      answers(contract.mergePreview, { ...preview, refusal: "SEATS", refusalText: REFUSED_MERGES.SEATS }),
    );
    at(`${paths.mergeCompany(company._id)}?into=${other._id}`);
    expect(await screen.findByText(REFUSED_MERGES.SEATS)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Merge companies" })).toBeNull();
    await press("Choose another company");
    expect(await screen.findByRole("button", { name: "Choose Sahyadri" })).toBeVisible();
  });

  test("shows what the server refuses, and keeps what was typed", async () => {
    server.use(
      answers(contract.companyDetails, { company: details }),
      answers(contract.mergePreview, preview),
      refuses(contract.mergeCompany, "CANNOT_MERGE", { message: REFUSED_MERGES.BLOCKED }),
    );
    at(`${paths.mergeCompany(company._id)}?into=${other._id}`);
    await fill(await screen.findByLabelText(/^Reason/), "Same GSTIN");
    await fill(screen.getByLabelText(/^Type “/), preview.confirm);
    await press("Merge companies");
    expect(await screen.findByText(REFUSED_MERGES.BLOCKED)).toBeVisible();
    expect(screen.getByLabelText(/^Reason/)).toHaveValue("Same GSTIN");
  });
});

import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { candidatePdf, candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import { CONTACTS_LIMITED } from "@dryrun/domain/candidates/messages";
import { employerJob, employerJobs } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import { savedViews, saveView } from "@dryrun/domain/views/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../paths.ts";
import type { Candidate, FoundCandidate } from "../../shared/answers.ts";
import { application } from "../../testing/samples/application.ts";
import { employer } from "../../testing/samples/employer.ts";
import { job } from "../../testing/samples/jobs.ts";
import { paged } from "../../testing/samples/values.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
afterEach(() => localStorage.clear());
const student = {
  _id: application.studentId._id,
  fullName: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
};
const candidate: FoundCandidate = {
  _id: "00000000-0000-7000-8000-000000000077",
  studentId: student,
  isMasked: false,
  applied: 0,
  doNotContact: false,
  updatedAt: "2026-11-10T06:00:00.000Z",
  totalExperienceYears: 2.5,
  skills: ["SQL", "Power BI"],
  expectedCTC: 700000,
  workExperience: application.workExperience,
  education: application.education,
  summary: `<p>Analyst of SQL reports. ${"word ".repeat(60)}end</p>`,
};
const profile: Candidate = {
  _id: candidate._id,
  studentId: student,
  isMasked: false,
  fullName: student.fullName,
  email: student.email,
  phone: student.phone,
  summary: application.summary,
  skills: application.skills,
  languages: application.languages,
  portfolioUrl: "",
  coverLetter: application.coverLetter,
  currentCTC: 500000,
  expectedCTC: 700000,
  noticePeriod: "",
  noWorkExperience: false,
  workExperience: application.workExperience,
  education: application.education,
  projects: [],
  totalExperienceYears: 2.5,
  updatedAt: candidate.updatedAt,
  applications: [],
  doNotContact: null,
};
const requests: URL[] = [];
const list = (results: FoundCandidate[], more: object = {}) =>
  answers(
    searchCandidates,
    {
      results,
      ...paged,
      total: results.length,
      totalIsCapped: false,
      contactsLimited: false,
      corrected: [],
      didYouMean: [],
      ...more,
    },
    (_, url) => requests.push(url),
  );
beforeEach(() => {
  requests.length = 0;
  server.use(
    list([candidate]),
    answers(candidateProfile, profile),
    answers(employerJobs, {
      jobs: [job, { ...job, _id: job._id.replace(/.$/, "8"), title: "Old", closed: true }],
      ...paged,
    }),
    answers(employerJob, { job }),
  );
});
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("the candidate search", () => {
  test("requests nothing without filters, and shows what to do", async () => {
    show(paths.search);
    expect(await screen.findByRole("heading", { name: "Search for candidates" })).toBeVisible();
    expect(requests).toEqual([]);
  });

  test("marks a maximum pay that it cannot read, and does not search", async () => {
    const router = show(paths.search);
    const pay = await screen.findByLabelText("Maximum expected CTC");
    await fill(pay, "about as much as others");
    await pressButton("Search");
    expect(pay).toHaveValue("about as much as others");
    expect(pay).toHaveAccessibleDescription("Error: Enter an amount, such as 7.6 lakh or 7,60,000.");
    expect(router.state.location.search).toBe("");
  });

  test("stores all seven filters in the URL and sends them", async () => {
    const router = show(paths.search);
    await fill(await screen.findByLabelText("Skills"), "SQL,Power BI,");
    await userEvent.type(screen.getByLabelText("Minimum experience"), "2");
    await fill(screen.getByLabelText("Company"), "Kirana");
    await fill(screen.getByLabelText("Education"), "Statistics");
    await fill(screen.getByLabelText("Words in the summary"), "reports");
    await userEvent.selectOptions(screen.getByLabelText("Updated within"), "14 days");
    await fill(screen.getByLabelText("Maximum expected CTC"), "8 lakh");
    await pressButton("Search");
    await screen.findByRole("heading", { name: "1 candidate" });
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      skills: "SQL, Power BI",
      minExperience: "2",
      company: "Kirana",
      education: "Statistics",
      summary: "reports",
      updatedWithin: "14",
      maxExpectedCTC: "800000",
    });
    const { updatedAfter, ...query } = Object.fromEntries(requests[0]?.searchParams ?? []);
    expect(query).toEqual({
      skills: "SQL, Power BI",
      minExperience: "2",
      company: "Kirana",
      education: "Statistics",
      summary: "reports",
      maxExpectedCTC: "800000",
      page: "1",
      limit: "10",
    });
    const now = new Date();
    expect(indianDay(new Date(updatedAfter ?? ""))).toBe(indianDay(addMs(now, -14 * DAY_MS)));
  });

  test("shows the results with 200 characters of the summary, and the matched words in bold", async () => {
    show(`${paths.search}?skills=SQL`);
    const card = within((await screen.findByRole("link", { name: "Asha Rao" })).closest("tbody") as HTMLElement);
    for (const text of [
      "2 yrs 6 mos",
      "10 Nov 2026",
      "asha@example.com",
      "+91 98765 43210",
      "₹7,00,000",
      "Junior analyst, Kirana Labs",
    ])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByTitle("SQL, Power BI")).toBeVisible();
    const preview = card.getByText(/^Analyst of/, { selector: "span" });
    expect(preview.textContent?.length).toBeLessThanOrEqual(200);
    expect(preview.textContent).toMatch(/…$/);
    expect(within(preview).getByText("SQL").tagName).toBe("STRONG");
    expect(card.getByRole("link", { name: "Asha Rao" })).toHaveAttribute(
      "href",
      `${paths.candidate(candidate._id)}?skills=SQL`,
    );
  });

  test("removes a filter by its chip, and a single skill by its own", async () => {
    const router = show(`${paths.search}?skills=SQL%2C+VBA&company=Kirana`);
    const chips = within(await screen.findByRole("list", { name: "Active filters" }));
    await userEvent.click(chips.getByRole("button", { name: "Remove VBA" }));
    await waitFor(() => expect(router.state.location.search).toBe("?skills=SQL&company=Kirana"));
    await pressButton("Remove Company: Kirana");
    await waitFor(() => expect(router.state.location.search).toBe("?skills=SQL"));
  });

  test("names the filters as the reason for no results, and removes each by a button", async () => {
    server.use(list([], { total: 0 }));
    const router = show(`${paths.search}?skills=COBOL%2C+SQL&maxExpectedCTC=500000&updatedWithin=7`);
    expect(await screen.findByRole("heading", { name: "No candidates match" })).toBeVisible();
    expect(screen.getByText("Nobody matches all of these filters. Remove one to see more:")).toBeVisible();
    const offered = screen.getAllByRole("button", { name: /^Remove “/ }).map((button) => button.textContent);
    expect(offered).toEqual([
      "Remove “COBOL”",
      "Remove “SQL”",
      "Remove “Updated within 7 days”",
      "Remove “Up to ₹5,00,000 a year”",
    ]);
    await pressButton("Remove “COBOL”");
    await waitFor(() => expect(router.state.location.search).toBe("?skills=SQL&updatedWithin=7&maxExpectedCTC=500000"));
    expect(screen.getByRole("heading", { level: 2, name: "0 candidates" })).toHaveFocus();
  });

  test("shows which words were corrected, and suggests a more frequent one", async () => {
    const meant = { filter: "skills", from: "pythn", to: "python", total: 41 };
    server.use(list([candidate], { corrected: [{ from: "pwer", to: "power" }], didYouMean: [meant] }));
    const router = show(`${paths.search}?skills=Pythn+3%2C+Pwer+BI&company=Kirana`);
    expect(await screen.findByText("Showing results for Power BI")).toBeVisible();
    expect(screen.getByRole("button", { name: /Power BI/ })).toBeVisible(); // the skill's chip
    await pressButton("Search for Pwer BI instead");
    await waitFor(() => expect(router.state.location.search).toContain("&exact=1"));
    await act(() => router.navigate(`${paths.search}?skills=Pythn+3%2C+Pwer+BI&company=Kirana`));
    await pressButton("Python? (41)");
    await waitFor(() => expect(router.state.location.search).toBe("?skills=Python+3%2C+Pwer+BI&company=Kirana"));
  });

  test("shows that nobody matches, counts no further than 5,000, and mentions masking", async () => {
    server.use(list([], { total: 0 }));
    show(`${paths.search}?skills=COBOL&company=Kirana`);
    expect(await screen.findByRole("heading", { name: "No candidates match" })).toBeVisible();
    server.use(list([{ ...candidate, isMasked: true }], { total: 5000, totalIsCapped: true }));
    await pressButton("Remove all filters");
    expect(await screen.findByRole("heading", { name: "5,000+ candidates" })).toBeVisible();
    expect(screen.getByText("Names and contact details are hidden until your company is verified.")).toBeVisible();
  });

  test("shows that the day's contact details are used up", async () => {
    server.use(list([{ ...candidate, isMasked: true }], { contactsLimited: true }));
    show(`${paths.search}?skills=SQL`);
    expect(
      await screen.findByText(
        "You have seen the contact details of 200 candidates today. Other candidates are shown without contact details until midnight.",
      ),
    ).toBeVisible();
    expect(screen.queryByText(/until your company is verified/)).toBeNull();
  });

  test("shows an error when it fails, and retries", async () => {
    server.use(failsWith(searchCandidates));
    show(`${paths.search}?skills=SQL`);
    expect(await screen.findByText("Failed to load candidates")).toBeVisible();
    server.use(list([candidate]));
    await pressButton("Try again");
    expect(await screen.findByRole("heading", { name: "1 candidate" })).toBeVisible();
  });

  test("offers no page size if the results fit on the smallest page", async () => {
    show(`${paths.search}?skills=SQL`);
    expect(await screen.findByRole("heading", { name: "1 candidate" })).toBeVisible();
    expect(screen.queryByLabelText("Rows per page")).toBeNull();
    expect(screen.queryByText("Page 1 of 1")).toBeNull();
  });

  test("shows other columns and 25 candidates, and keeps both for another search", async () => {
    server.use(list([candidate], { total: 30, totalPages: 3 }));
    const router = show(`${paths.search}?skills=SQL`);
    await pressButton("Columns");
    await userEvent.click(screen.getByRole("checkbox", { name: "Phone" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Education" }));
    expect(await screen.findByRole("columnheader", { name: "Education" })).toBeVisible();
    expect(screen.queryByRole("columnheader", { name: "Phone" })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText("Rows per page"), "25");
    await waitFor(() => expect(requests.at(-1)?.searchParams.get("limit")).toBe("25"));
    const chips = within(screen.getByRole("list", { name: "Active filters" }));
    await userEvent.click(chips.getByRole("button", { name: "Remove SQL" }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        all: "1",
        columns: "email,experience,ctc,skills,updated,education",
        limit: "25",
      }),
    );
  });

  test("saves a search on the account under a name", async () => {
    const saved: unknown[] = [];
    const view = { _id: candidate._id, list: "candidates" as const, name: "SQL people", query: "skills=SQL" };
    const others = { ...view, _id: job._id, list: "applications" as const, name: "To call" };
    server.use(
      answers(savedViews, { views: [view, others] }),
      answers(saveView, { view }, (body) => saved.push(body)),
    );
    const router = show(`${paths.search}?skills=Power+BI`);
    await pressButton("Saved views");
    const dialog = within(await screen.findByRole("dialog", { name: "Saved views" }));
    expect(await dialog.findByRole("link", { name: "SQL people" })).toBeVisible();
    expect(dialog.queryByRole("link", { name: "To call" })).toBeNull();
    await fill(dialog.getByLabelText("Name"), "Reports");
    await userEvent.click(dialog.getByRole("button", { name: "Save this view" }));
    await waitFor(() => expect(saved).toEqual([{ list: "candidates", name: "Reports", query: "skills=Power+BI" }]));
    await pressButton("Saved views");
    await userEvent.click(await screen.findByRole("link", { name: "SQL people" }));
    await waitFor(() => expect(router.state.location.search).toBe("?skills=SQL"));
  });
});

describe("searches stored on the device", () => {
  const key = `${employer._id}:saved-searches`;
  const offer = "2 saved searches are on this device only.";
  beforeEach(() => localStorage.setItem(key, JSON.stringify(["skills=SQL&minExperience=2", "page=1"])));

  test("are moved to the account under unused names, and removed from the device", async () => {
    const saved: unknown[] = [];
    const view = { _id: candidate._id, list: "candidates" as const, name: "Everybody", query: "skills=SQL" };
    server.use(
      answers(savedViews, { views: [view] }),
      answers(saveView, { view }, (body) => saved.push(body)),
    );
    show(paths.search);
    expect(await screen.findByText(offer)).toBeVisible();
    await pressButton("Move to your account");
    expect(await screen.findByText("Saved searches moved to your account")).toBeVisible();
    expect(saved).toEqual([
      { list: "candidates", name: "SQL, 2+ years", query: "skills=SQL&minExperience=2" },
      { list: "candidates", name: "Everybody (2)", query: "all=1" },
    ]);
    expect(localStorage.getItem(key)).toBeNull();
    expect(screen.queryByText(offer)).toBeNull();
  });

  test("stay with a message if the account has no room for them", async () => {
    const refusal = "You can save at most 30 views. Delete one first.";
    server.use(answers(savedViews, { views: [] }), refuses(saveView, "LIMIT_REACHED", { message: refusal }));
    show(paths.search);
    await pressButton("Move to your account");
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByText(offer)).toBeVisible();
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  test("are deleted on request", async () => {
    server.use(answers(savedViews, { views: [] }));
    show(paths.search);
    await pressButton("Delete");
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
    expect(localStorage.getItem(key)).toBeNull();
  });
});

describe("a candidate", () => {
  test("is shown whole, and Back keeps the filters", async () => {
    show(`${paths.candidate(candidate._id)}?skills=SQL&page=2`);
    expect(await screen.findByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
    dispatchEvent(new Event("beforeprint")); // the name of the printed file
    expect(document.title).toBe("Asha Rao – resume");
    dispatchEvent(new Event("afterprint"));
    expect(document.title).toBe("Asha Rao – Dryrun");
    expect(screen.getByRole("link", { name: "Back to the results" })).toHaveAttribute(
      "href",
      `${paths.search}?skills=SQL&page=2`,
    );
    expect(screen.getByRole("link", { name: "asha@example.com" })).toBeVisible();
    for (const heading of ["Summary", "Skills", "Work experience", "Education", "Projects"])
      expect(screen.getByRole("heading", { name: heading })).toBeVisible();
  });

  test("if masked, has no address to write to and cannot be invited", async () => {
    const hidden = { ...student, fullName: "A*** R***", email: "***@***", phone: "********10" };
    server.use(answers(candidateProfile, { ...profile, ...hidden, studentId: hidden, isMasked: true }));
    show(paths.candidate(candidate._id));
    expect(await screen.findByText("***@***")).toBeVisible();
    expect(screen.queryByRole("link", { name: /\*/ })).toBeNull();
    expect(screen.queryByLabelText("Invite to a job")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Cover letter" })).toBeNull(); // hidden, not missing
  });

  test("is not shown after withdrawing the consent", async () => {
    server.use(refuses(candidateProfile, "NOT_FOUND", { message: "This candidate does not exist." }));
    show(paths.candidate(candidate._id));
    expect(
      await screen.findByRole("heading", { level: 1, name: "This candidate is no longer available." }),
    ).toBeVisible();
  });

  test("is not shown beyond the day's contact details; the page has a link back and no retry", async () => {
    server.use(refuses(candidateProfile, "TOO_MANY_REQUESTS", { message: CONTACTS_LIMITED }));
    show(`${paths.candidate(candidate._id)}?skills=SQL`);
    expect(await screen.findByRole("heading", { level: 1, name: "You have reached today's limit" })).toBeVisible();
    expect(screen.getByText(CONTACTS_LIMITED)).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to the results" })).toHaveAttribute(
      "href",
      `${paths.search}?skills=SQL`,
    );
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("stays on the page with the reason if the PDF is beyond the day's contact details", async () => {
    server.use(refuses(candidatePdf, "TOO_MANY_REQUESTS", { message: CONTACTS_LIMITED }));
    show(paths.candidate(candidate._id));
    await pressButton("Download PDF");
    expect(await screen.findByText(CONTACTS_LIMITED)).toBeVisible();
  });

  test("can be saved as a PDF; a failure keeps the page", async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => "blob:pdf", revokeObjectURL: () => {} });
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    server.use(http.get(`/api${candidatePdf.path}`, () => new HttpResponse("%PDF-1.7")));
    show(paths.candidate(candidate._id));
    await pressButton("Download PDF");
    await waitFor(() => expect(saved).toEqual(["Asha Rao.pdf"]));
    HTMLAnchorElement.prototype.click = click;
    server.use(failsWith(candidatePdf));
    await pressButton("Download PDF");
    expect(await screen.findByText("PDF not ready. Try again.")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
  });

  test("is invited to one of the employer's open jobs, with the form filled in", async () => {
    const router = show(paths.candidate(candidate._id));
    const jobs = await screen.findByRole("combobox", { name: "Invite to a job" });
    expect(jobs).toBeDisabled();
    await within(jobs).findByRole("option", { name: "Data Analyst" });
    expect(within(jobs).queryByRole("option", { name: "Old" })).toBeNull();
    await userEvent.selectOptions(jobs, "Data Analyst");
    await pressButton("Invite");
    expect(await screen.findByLabelText("First name")).toHaveValue("Asha");
    expect(screen.getByLabelText("Email")).toHaveValue("asha@example.com");
    expect(router.state.location.pathname).toBe(paths.invite(job._id));
  });

  test("shows an error when the employer's jobs did not load, and retries", async () => {
    server.use(failsWith(employerJobs));
    show(paths.candidate(candidate._id));
    expect(await screen.findByText("Failed to fetch jobs")).toBeVisible();
    server.use(answers(employerJobs, { jobs: [job], ...paged }));
    await pressButton("Try again");
    expect(await screen.findByRole("combobox", { name: "Invite to a job" })).toBeEnabled();
  });
});

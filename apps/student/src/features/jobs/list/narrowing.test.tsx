import { PLAIN_SEARCH } from "@dryrun/api-client/testing/blank-job";
import { answers } from "@dryrun/api-client/testing/msw";
import { jobList } from "@dryrun/domain/jobs/contract";
import { expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aJob, onePage } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";

withServer();
const NO_FACETS = PLAIN_SEARCH.facets;

/** A list that records the requested queries. */
function listOf(own: object = {}) {
  const requests: string[] = [];
  const answer = { jobs: [aJob()], ...onePage, total: 214, ...PLAIN_SEARCH, ...own };
  server.use(answers(jobList, answer, (_, url) => void requests.push(url.search)));
  return requests;
}
const button = (name: string) => screen.getByRole("button", { name });

it("filters by pay and experience, names the jobs without them, and requests what the URL has", async () => {
  const listing = listOf({ payNotStated: 12, facets: { ...NO_FACETS, jobType: [{ value: "hybrid", count: 31 }] } });
  const { at } = showAt("/student/jobs?minSalary=5&maxExperience=x&skills=Juggling&sort=worst");
  await screen.findByRole("heading", { name: "214 jobs" });
  expect(screen.getByRole("option", { name: "Hybrid (31)" })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText("Pay"), "From ₹4 lakh a year");
  await userEvent.selectOptions(screen.getByLabelText("Experience"), "Up to 1 year");
  await userEvent.click(button("Apply Filters"));
  await waitFor(() => expect(at()).toBe("/student/jobs?minSalary=400000&maxExperience=1"));
  expect(screen.getByRole("heading", { name: "214 jobs" })).toHaveFocus();
  expect(await screen.findByText("12 more do not state pay.")).toBeInTheDocument();
  const [first, second] = [listing[0], listing.at(-1)].map((query) => Object.fromEntries(new URLSearchParams(query)));
  expect(first).toEqual({ page: "1", limit: "20" });
  expect(second).toEqual({ minSalary: "400000", maxExperience: "1", page: "1", limit: "20" });
  await userEvent.click(button("Remove Up to 1 year"));
  await waitFor(() => expect(at()).toBe("/student/jobs?minSalary=400000"));
});

it("sorts immediately without moving the focus, and keeps the order when filters are removed", async () => {
  const listing = listOf();
  const { at } = showAt("/student/jobs?title=data&page=1");
  await userEvent.type(await screen.findByLabelText("Location"), "pune");
  await userEvent.selectOptions(await screen.findByLabelText("Sort by"), "Best match");
  await waitFor(() => expect(at()).toBe("/student/jobs?title=data&sort=best"));
  await waitFor(() => expect(listing.at(-1)).toContain("sort=best"));
  expect(screen.getByRole("heading", { name: "214 jobs" })).not.toHaveFocus();
  expect(screen.getByLabelText("Location")).toHaveValue("pune");
  await userEvent.click(button("Reset"));
  await waitFor(() => expect(at()).toBe("/student/jobs?sort=best"));
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Newest");
  await waitFor(() => expect(at()).toBe("/student/jobs"));
});

it("narrows by places and skills of the found jobs", async () => {
  const location = [
    { value: "Pune", count: 31 },
    { value: "Kochi", count: null },
    { value: "India", count: 214 },
  ];
  listOf({ facets: { ...NO_FACETS, location, skills: [{ value: "Power BI", count: 9 }] } });
  const { at } = showAt("/student/jobs?skills=SQL");
  const chips = within(await screen.findByRole("list", { name: "Narrow the list" }));
  expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Pune (31)",
    "Kochi",
    "Power BI (9)",
  ]);
  await userEvent.click(chips.getByRole("button", { name: "Power BI (9)" }));
  await waitFor(() => expect(at()).toBe("/student/jobs?skills=SQL%2CPower+BI"));
  await userEvent.click(chips.getByRole("button", { name: "Pune (31)" }));
  await waitFor(() => expect(at()).toBe("/student/jobs?location=Pune&skills=SQL%2CPower+BI"));
  expect(chips.queryByRole("button", { name: "Kochi" })).toBeNull(); // it would replace Pune
  await userEvent.click(button("Remove SQL"));
  await waitFor(() => expect(at()).toBe("/student/jobs?location=Pune&skills=Power+BI"));
});

it("offers changes that find something when nothing is found", async () => {
  const looser = [
    { filter: "title", value: "analyst", total: 41 },
    { filter: "minSalary", value: "", total: 1000 },
  ];
  listOf({ jobs: [], total: 0, looser });
  const { at } = showAt("/student/jobs?title=data+analyst&minSalary=1000000");
  expect(
    await screen.findByRole("button", { name: 'Show 1,000+ jobs without "From ₹10 lakh a year"' }),
  ).toBeInTheDocument();
  await userEvent.click(button('"analyst" alone finds 41'));
  await waitFor(() => expect(at()).toBe("/student/jobs?title=analyst&minSalary=1000000"));
});

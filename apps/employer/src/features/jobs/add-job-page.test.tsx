import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { createJob, employerJobs } from "@dryrun/domain/jobs/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { paths } from "../../paths.ts";
import { job } from "../../testing/samples/jobs.ts";
import { paged } from "../../testing/samples/values.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
beforeEach(() => {
  server.use(answers(employerJobs, { jobs: [job], ...paged }));
});

const type = async (label: string, text: string) => fill(await screen.findByLabelText(label), text);
const post = () => userEvent.click(screen.getByRole("button", { name: "Post job" }));
const summary = async () =>
  within((await screen.findByRole("heading", { name: "There is a problem" })).parentElement as HTMLElement);

async function fillForm() {
  await type("Title", "Data Analyst");
  await type("Company", "Sahyadri Foods");
  await type("Location", "Pune");
  await type("Salary", "600000");
  await userEvent.selectOptions(screen.getByLabelText("Job type"), "Hybrid");
  await type("Minimum experience", "2");
}

describe("Add Job", () => {
  test("marks every missing field", async () => {
    show(paths.addJob);
    await screen.findByLabelText("Title");
    await userEvent.click(screen.getByRole("radio", { name: "Company Website" }));
    await post();
    const links = (await summary()).getAllByRole("link").map((link) => link.textContent);
    expect(links).toEqual([
      "Title is required.",
      "Company is required.",
      "Location is required.",
      "Salary is required.",
      "Choose a job type from the list.",
      "Minimum experience is required.",
      "Company URL is required for applications on the company's website.",
    ]);
  });

  test("has no link to a job that is hidden until the company is verified", async () => {
    server.use(answers(createJob, { message: "Job posted", job: { ...job, awaitsVerification: true } }));
    show(paths.addJob);
    await fillForm();
    await post();
    expect(await screen.findByText("Job posted")).toBeVisible();
    expect(screen.queryByRole("button", { name: "See it live" })).toBeNull();
  });

  test("posts the job as the contract requires, confirms it and opens My Jobs", async () => {
    const bodies: unknown[] = [];
    server.use(answers(createJob, { message: "Job posted", job }, (body) => bodies.push(body)));
    const router = show(paths.addJob);
    await fillForm();
    expect(screen.getByText("= ₹6,00,000 a year (6 lakh)")).toBeVisible();
    await post();
    expect(await screen.findByText("Job posted")).toBeVisible();
    expect(screen.getByRole("button", { name: "See it live" })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.jobs);
    expect(bodies).toMatchObject([
      {
        title: "Data Analyst",
        company: "Sahyadri Foods",
        location: "Pune",
        salary: "600000",
        jobType: "hybrid",
        experienceMin: 2,
        description: "",
        requirements: "",
        benefits: "",
        companyApply: false,
        companyUrl: "",
      },
    ]);
  });

  test("posts a closing date from its day, month and year, and refuses one that does not exist", async () => {
    const bodies: unknown[] = [];
    server.use(answers(createJob, { message: "Job posted", job }, (body) => bodies.push(body)));
    const router = show(paths.addJob);
    await fillForm();
    await type("Day", "31");
    await userEvent.selectOptions(screen.getByLabelText("Month"), "November");
    await type("Year", "2099");
    await post();
    const refusal = "Closing date must be a real date, with day, month and year.";
    expect((await summary()).getByRole("link", { name: refusal })).toHaveAttribute("href", "#closingDate");
    await userEvent.clear(screen.getByLabelText("Day"));
    await type("Day", "3");
    expect(screen.queryByText(refusal)).toBeNull();
    await post();
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.jobs));
    expect(bodies).toEqual([expect.objectContaining({ closingDate: "2099-11-03" })]);
  });

  test("shows a server refusal next to its field, and sends the corrected form under another key", async () => {
    const keys: (string | null)[] = [];
    const seen = http.post("/api/emp/jobs", ({ request }) => {
      keys.push(request.headers.get("idempotency-key"));
    });
    const errors = [{ field: "closingDate", message: "The closing date has passed." }];
    server.use(seen, refuses(createJob, "VALIDATION", { message: "Some fields need another look.", errors }));
    const router = show(paths.addJob);
    await fillForm();
    await post();
    expect((await summary()).getByRole("link", { name: "The closing date has passed." })).toBeVisible();
    const closing = screen.getByRole("group", { name: "Closing date" });
    expect(closing).toHaveAccessibleDescription(/The closing date has passed\./);
    expect(screen.getByLabelText("Title")).toHaveValue("Data Analyst");

    server.use(seen, answers(createJob, { message: "Job posted", job }));
    await post();
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.jobs));
    expect(keys).toEqual([expect.any(String), expect.any(String)]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test("Quick Apply clears the company URL and announces it", async () => {
    show(paths.addJob);
    await userEvent.click(await screen.findByRole("radio", { name: "Company Website" }));
    await type("Company URL", "https://sahyadri.example/jobs");
    await userEvent.click(screen.getByRole("radio", { name: "Quick Apply" }));
    expect(screen.queryByLabelText("Company URL")).toBeNull();
    expect(screen.getAllByText("The company URL was removed because Quick Apply does not use it.")).not.toHaveLength(0);
    await userEvent.click(screen.getByRole("radio", { name: "Company Website" }));
    expect(screen.getByLabelText("Company URL")).toHaveValue("");
  });

  test("asks before Cancel closes a changed form", async () => {
    const router = show(paths.addJob);
    await type("Title", "Data Analyst");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    const question = await screen.findByRole("alertdialog", { name: "Leave without posting?" });
    expect(router.state.location.pathname).toBe(paths.addJob);
    await userEvent.click(within(question).getByRole("button", { name: "Leave page" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.jobs));
  });

  test("previews the job during typing", async () => {
    show(paths.addJob);
    await type("Title", "Data Analyst");
    await type("Minimum experience", "3");
    // hidden below 1024 px by the style sheet, which is not loaded here
    const preview = within(screen.getByRole("complementary", { name: "Preview" }));
    expect(preview.getByRole("heading", { name: "Data Analyst" })).toBeVisible();
    expect(preview.getByText("3+ years")).toBeVisible();
  });
});

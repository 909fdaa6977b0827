import { BLANK_CHOICES } from "@dryrun/api-client/testing/blank-job";
import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { keepToken } from "@dryrun/auth/token-store";
import { me } from "@dryrun/domain/auth/contract";
import { publicJob } from "@dryrun/domain/jobs/contract";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { show, user, useServer } from "../../testing/show-page.tsx";
import "@testing-library/jest-dom/jest-globals";

const server = useServer();
const ID = "0199a0c4-0000-7000-8000-000000000001";
const job = {
  ...BLANK_CHOICES,
  _id: ID,
  title: "Data Analyst",
  company: "Kaveri Foods",
  location: "Pune",
  jobType: "work-from-home" as const,
  salary: "450000",
  experienceMin: 1,
  experienceMax: 3,
  requirements: "<p>Two years of SQL.</p>",
  benefits: "<p>Health insurance.</p>",
  description: "<p>You <strong>read</strong> numbers.</p><script>alert(1)</script>",
  createdAt: "2026-11-20T10:00:00.000Z",
  closingDate: "2026-12-05",
  skills: ["SQL", "Excel"],
  companyProfile: null,
};
const similar = [
  { _id: "2", title: "MIS Executive", company: "Godavari", location: "Pune", jobType: "full-time", salary: "360000" },
];
const closed = (jobs: unknown[]) => refuses(publicJob, "GONE", { message: "This job is closed.", similar: jobs });

test("a visitor reads the job, and is led to the sign-in and back, or to a new account", async () => {
  server.use(answers(publicJob, job));
  const router = show(`/jobs/${ID}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Data Analyst" })).toBeVisible();
  for (const text of [
    "Kaveri Foods",
    "Pune",
    "Work from home",
    "20 Nov 2026",
    "5 Dec 2026",
    "₹4,50,000 a year (4.5 lakh)",
    "read",
    "Two years of SQL.",
    "Health insurance.",
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(document.querySelector("article script")).toBeNull();
  expect(document.querySelector("script[type='application/ld+json']")).toBeNull(); // the server's metadata, in the head
  expect(document.title).toBe("Data Analyst – Dryrun");
  expect(screen.getByLabelText("Link to this job")).toHaveValue(`http://localhost/jobs/${ID}`);
  const panel = within(screen.getByRole("complementary", { name: "Apply" }));
  expect(panel.getByRole("link", { name: "Create account" })).toHaveAttribute("href", "/register");
  expect(panel.getByText(/you pass a quiz once: 50 questions, about 60 minutes, 80% to pass/)).toBeVisible();
  await userEvent.click(panel.getByRole("link", { name: "Log in to apply" }));
  expect(await screen.findByRole("button", { name: "Login" })).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get("redirect")).toBe(`/student/jobs/${ID}`);
});

test.each([
  [true, "Open the job to apply"],
  [false, "Pass the quiz to apply"],
])("links a signed-in student directly to the job; with the quiz passed (%j), as %s", async (passedQuiz, name) => {
  keepToken("t");
  server.use(answers(publicJob, job), answers(me, { user: { ...user, passedQuiz } }));
  show(`/jobs/${ID}`);
  const link = await screen.findByRole("link", { name });
  expect(link).toHaveAttribute("href", `/student/jobs/${ID}`);
  const account = screen.getByRole("link", { name: "My account" }); // the same words as on the static pages, short enough for the bar on a phone
  expect(account).toHaveAttribute("href", passedQuiz ? "/student/jobs" : "/student/quiz");
  expect(screen.queryByRole("link", { name: "Create account" })).toBeNull();
});

test("shows the skills that the job names, and no list without any", async () => {
  server.use(answers(publicJob, job));
  const router = show(`/jobs/${ID}`);
  const skills = within(await screen.findByRole("region", { name: "Skills" })).getAllByRole("listitem");
  expect(skills.map(({ textContent }) => textContent)).toEqual(["SQL", "Excel"]);
  server.use(answers(publicJob, { ...job, _id: "2", title: "Trainee", skills: [] }));
  await router.navigate("/jobs/2");
  expect(await screen.findByRole("heading", { level: 1, name: "Trainee" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Skills" })).toBeNull();
});

test("shows that there is no description, and no closing date if there is none", async () => {
  server.use(answers(publicJob, { ...job, description: "", closingDate: null }));
  show(`/jobs/${ID}`);
  expect(await screen.findByText("The company has not given a description.")).toBeVisible();
  expect(screen.queryByText("Open until")).toBeNull();
});

test("shows what the company says about itself", async () => {
  const logo = "/company-logos/0123456789abcdef0123456789abcdef.png";
  const companyProfile = { name: "Kaveri Foods", city: "Mysuru", about: "We make jam.\nSince 1962.", logo };
  server.use(answers(publicJob, { ...job, companyProfile }));
  show(`/jobs/${ID}`);
  const about = within(await screen.findByRole("region", { name: "About Kaveri Foods" }));
  expect(about.getByRole("img", { name: "Logo of Kaveri Foods" })).toHaveAttribute("src", logo);
  expect(about.getByText("Mysuru")).toBeVisible();
  expect(about.getByText(/We make jam\./)).toHaveTextContent("We make jam. Since 1962.");
});

test("shows that a job is closed, and links to similar open ones", async () => {
  server.use(closed(similar));
  show(`/jobs/${ID}`);
  expect(await screen.findByRole("heading", { level: 1, name: "This job is closed." })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Log in to apply" })).toBeNull();
  expect(screen.getByText("₹3,60,000 a year · Godavari · Pune · Full-time")).toBeVisible();
  server.use(answers(publicJob, { ...job, _id: "2", title: "MIS Executive" }));
  await userEvent.click(screen.getByRole("link", { name: "MIS Executive" }));
  expect(await screen.findByRole("heading", { level: 1, name: "MIS Executive" })).toBeVisible();
});

test("shows that a closed job has no similar ones", async () => {
  server.use(closed([]));
  show(`/jobs/${ID}`);
  expect(await screen.findByText("No similar job is open now.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Similar open jobs" })).toBeNull();
});

test("links home if the job does not exist", async () => {
  server.use(refuses(publicJob, "NOT_FOUND", { message: "This job does not exist." }));
  show(`/jobs/${ID}`);
  expect(await screen.findByRole("heading", { level: 1, name: "This job no longer exists." })).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
});

test.each([
  ["a fault", failsWith(publicJob)],
  ["a lost connection", isOffline(publicJob)],
])("after %s it can be retried", async (_, failure) => {
  server.use(failure);
  show(`/jobs/${ID}`);
  expect(await screen.findByText("The job could not be loaded.")).toBeVisible();
  server.use(answers(publicJob, job));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Data Analyst" })).toBeVisible();
});

import { NO_CHOICES, PLAIN_SEARCH } from "@dryrun/api-client/testing/blank-job";
import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { createJobAlert, deleteJobAlert, jobAlerts, jobList } from "@dryrun/domain/jobs/contract";
import { expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aJob, idOf, onePage } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";

withServer();
const pune = {
  _id: idOf(7),
  title: "analyst",
  location: "Pune",
  ...NO_CHOICES,
  minSalary: null,
  maxExperience: null,
  skills: [],
  createdAt: "2026-11-01T08:00:00.000Z",
  stopped: false,
};
const mine = (...alerts: (typeof pune)[]) => answers(jobAlerts, { alerts, ...onePage, total: alerts.length });

async function openAlerts(query = "") {
  server.use(answers(jobList, { jobs: [aJob()], ...onePage, ...PLAIN_SEARCH }));
  showAt(`/student/jobs${query}`);
  await userEvent.click(await screen.findByRole("button", { name: "Job alerts" }));
  return within(await screen.findByRole("dialog", { name: "Job alerts" }));
}

it("creates an alert with pay, experience and skills, and names them", async () => {
  const sent: unknown[] = [];
  const narrow = { minSalary: 400_000, maxExperience: 1, skills: ["SQL", "Excel"] };
  server.use(
    answers(createJobAlert, { message: "You will get a mail." }, (body) => void sent.push(body)),
    answers(jobAlerts, { alerts: [{ ...pune, ...narrow }], ...onePage, total: 1 }),
  );
  const dialog = await openAlerts("?title=analyst&minSalary=400000&maxExperience=1&skills=SQL%2CExcel");
  const filters = "from ₹4 lakh a year, up to 1 year, SQL, Excel";
  expect(await dialog.findByText(`analyst, Pune, ${filters}`)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Create job alert" }));
  expect(await dialog.findByText("You will get a mail.")).toBeInTheDocument();
  expect(sent).toEqual([
    { title: "analyst", location: "", ...narrow, skills: expect.arrayContaining(["SQL", "Excel"]) },
  ]);
});

it("creates an alert from the active filters and lists it", async () => {
  const sent: unknown[] = [];
  server.use(mine());
  const dialog = await openAlerts("?title=analyst&location=Pune&jobType=full-time&datePosted=7d");
  expect(dialog.getByText("analyst, Pune, Full-time")).toBeInTheDocument();
  expect(await dialog.findByText("You have no job alerts.")).toBeInTheDocument();
  server.use(
    answers(createJobAlert, { message: "You will get a mail." }, (body) => void sent.push(body)),
    mine(pune),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Create job alert" }));
  expect(await dialog.findByText("You will get a mail.")).toBeInTheDocument();
  expect(await dialog.findByText("analyst, Pune")).toBeInTheDocument();
  expect(sent).toEqual([{ title: "analyst", location: "Pune", jobType: "full-time" }]);
});

it("shows why no more alerts are possible", async () => {
  server.use(
    mine(),
    refuses(createJobAlert, "LIMIT_REACHED", { message: "Delete a job alert before you add another." }),
  );
  const dialog = await openAlerts();
  expect(dialog.getByText("All new jobs")).toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Create job alert" }));
  expect(await dialog.findByText("Delete a job alert before you add another.")).toBeInTheDocument();
});

it("deletes an alert, even a stopped one", async () => {
  const deleted: string[] = [];
  server.use(mine({ ...pune, stopped: true }));
  const dialog = await openAlerts();
  expect(await dialog.findByText("analyst, Pune (stopped)")).toBeInTheDocument();
  server.use(
    answers(deleteJobAlert, { message: "Job alert deleted" }, (_, url) => void deleted.push(url.pathname)),
    mine(),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Delete the alert analyst, Pune" }));
  expect(await dialog.findByText("You have no job alerts.")).toBeInTheDocument();
  expect(dialog.getByText("Job alert deleted")).toBeInTheDocument();
  expect(deleted).toEqual([`/api/job-alerts/${idOf(7)}`]);
  expect(dialog.getByRole("heading", { name: "Your alerts" })).toHaveFocus();
});

it("shows an error when the alerts cannot be loaded", async () => {
  server.use(failsWith(jobAlerts));
  const dialog = await openAlerts();
  expect(await dialog.findByRole("heading", { name: "Your alerts could not be loaded" })).toBeInTheDocument();
});

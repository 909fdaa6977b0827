import { PLAIN_SEARCH } from "@dryrun/api-client/testing/blank-job";
import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { jobList, jobPage, savedJobs, saveJob, unsaveJob } from "@dryrun/domain/jobs/contract";
import { expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aJob, idOf, onePage } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";

withServer();
const openJobs = (saved: boolean) => answers(jobList, { jobs: [aJob({ saved })], ...onePage, ...PLAIN_SEARCH });
const heart = () => screen.findByRole("button", { name: "Save Junior Data Analyst" });

it("saves a job by its heart, and shows it immediately", async () => {
  const called: string[] = [];
  server.use(
    openJobs(false),
    answers(saveJob, { message: "Saved for later" }, (_, url) => void called.push(url.pathname)),
  );
  showAt("/student/jobs");
  expect(await heart()).toHaveAttribute("aria-pressed", "false");
  server.use(openJobs(true));
  await userEvent.click(await heart());
  expect(await heart()).toHaveAttribute("aria-pressed", "true");
  expect(called).toEqual([`/api/saved-jobs/${idOf(100)}`]);
});

it("restores the heart when saving fails", async () => {
  server.use(openJobs(false), failsWith(saveJob));
  showAt("/student/jobs");
  await userEvent.click(await heart());
  expect(await screen.findByText("The change was not saved. Try again.")).toBeInTheDocument();
  expect(await heart()).toHaveAttribute("aria-pressed", "false");
});

it("lists saved jobs in a tab, where they can be removed", async () => {
  const closed = aJob({ _id: idOf(2), title: "BI Developer", saved: true, closed: true });
  server.use(openJobs(true), answers(savedJobs, { savedJobs: [aJob({ saved: true }), closed], ...onePage, total: 2 }));
  const { at } = showAt("/student/jobs");
  await userEvent.click(await screen.findByRole("link", { name: "Saved" }));
  expect(at()).toBe("/student/jobs?saved=1");
  const count = await screen.findByRole("heading", { name: "2 saved jobs" });
  expect(screen.getByRole("link", { name: "Saved" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByText("Closed")).toBeInTheDocument();
  const unsaved: string[] = [];
  server.use(
    answers(unsaveJob, { message: "No longer saved" }, (_, url) => void unsaved.push(url.pathname)),
    answers(savedJobs, { savedJobs: [closed], ...onePage }),
  );
  await userEvent.click(await heart());
  await waitFor(() => expect(screen.queryByText("Junior Data Analyst")).toBeNull());
  expect(unsaved).toEqual([`/api/saved-jobs/${idOf(100)}`]);
  expect(count).toHaveFocus();
});

it("shows how to save a job when there are none", async () => {
  server.use(answers(savedJobs, { savedJobs: [], ...onePage, total: 0 }));
  showAt("/student/jobs?saved=1");
  expect(await screen.findByRole("heading", { name: "No saved jobs yet." })).toBeInTheDocument();
});

it("shows an error when they cannot be loaded", async () => {
  server.use(failsWith(savedJobs));
  showAt("/student/jobs?saved=1");
  expect(await screen.findByRole("heading", { name: "Failed to load jobs" })).toBeInTheDocument();
});

it("also saves a job on its own page", async () => {
  server.use(answers(jobPage, aJob()), answers(saveJob, { message: "Saved for later" }));
  showAt(`/student/jobs/${idOf(100)}`);
  const save = await screen.findByRole("button", { name: "Save" });
  server.use(answers(jobPage, aJob({ saved: true })));
  await userEvent.click(save);
  expect(await screen.findByRole("button", { name: "Saved" })).toHaveAttribute("aria-pressed", "true");
});

import { answers, refuses } from "@dryrun/api-client/testing/msw";
import {
  assignApplication,
  employerApplication,
  employerApplications,
  lookAtApplication,
} from "@dryrun/domain/applications/contract";
import { applicationActivity, jobActivity } from "@dryrun/domain/company/activity/contract";
import { team } from "@dryrun/domain/company/team/contract";
import { employerJob, jobStats } from "@dryrun/domain/jobs/contract";
import { savedViews } from "@dryrun/domain/views/contract";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../paths.ts";
import { applicationAnswer } from "../../testing/samples/application.ts";
import { employer } from "../../testing/samples/employer.ts";
import { job, jobStatsAnswer } from "../../testing/samples/jobs.ts";
import { listed } from "../../testing/samples/listed-applications.ts";
import { paged, uuid } from "../../testing/samples/values.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { ActivityEntry, Colleague } from "../answers.ts";

const server = useServer();
const rohan = { _id: uuid(91), fullName: "Rohan Kulkarni" };
const colleague = (change: Partial<Colleague>): Colleague => ({
  ...{
    _id: uuid(92),
    fullName: "Meera Joshi",
    email: "meera@sahyadri.example",
    role: "manager",
    jobIds: null,
    jobs: 0,
  },
  ...change,
});
const people = [
  colleague({ _id: employer._id, fullName: employer.fullName, role: "owner" }),
  colleague({ ...rohan, role: "recruiter" }),
  colleague({ jobIds: [uuid(99)] }),
  colleague({ _id: uuid(93), fullName: "Vikram Shah", role: "viewer" }),
];
const entry = (change: Partial<ActivityEntry>): ActivityEntry => ({
  ...{ _id: "1", kind: "looked", at: "2026-11-20T06:00:00.000Z", by: rohan, to: null, detail: "", count: 1 },
  ...{ mail: null, candidate: null, ...change },
});
const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ firstChild, textContent }) => textContent?.replace(/\d+ \w+ 20\d\d.*/, "") ?? firstChild?.textContent);

beforeEach(() => {
  globalThis.scrollTo = () => {};
  server.use(answers(employerApplication, applicationAnswer({})));
});

describe("the activity of an application", () => {
  test("shows the mail that was sent on request, and its subject at once", async () => {
    const mail = { subject: "About Data Analyst", text: "Dear Asha,\n\nwe meet at ten." };
    server.use(answers(applicationActivity, { activity: [entry({ kind: "mailed", mail })], hasMore: false }));
    show(paths.application(listed._id));
    const line = within(await screen.findByRole("region", { name: "Activity" }));
    const subject = await line.findByText("About Data Analyst");
    expect(line.getByText(/we meet at ten/)).not.toBeVisible();
    await userEvent.click(subject);
    expect(line.getByText(/we meet at ten/)).toBeVisible();
  });

  test("says who did what, and loads earlier entries on request", async () => {
    const activity = [
      entry({ _id: "9", kind: "rejected" }),
      entry({ _id: "8", kind: "moved", detail: "shortlist", by: null }),
      entry({ _id: "7", kind: "assigned", to: rohan }),
      entry({ _id: "6", kind: "assigned", to: { _id: uuid(92), fullName: "Meera Joshi" } }),
      entry({ _id: "5", kind: "something newer" }),
    ];
    server.use(
      http.get(`/api${applicationActivity.path}`, ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get("before") === "5"
            ? { activity: [entry({ _id: "4" })], hasMore: false }
            : { activity, hasMore: true },
        ),
      ),
    );
    show(paths.application(listed._id));
    const region = await screen.findByRole("region", { name: "Activity" });
    expect(lines(await within(region).findByRole("list"))).toEqual([
      "Rohan Kulkarni rejected the application",
      "A former colleague moved the application to Shortlist",
      "Rohan Kulkarni took over the application",
      "Rohan Kulkarni assigned the application to Meera Joshi",
    ]);
    await userEvent.click(within(region).getByRole("button", { name: "Show earlier activity" }));
    expect(await within(region).findByText(/opened the application/)).toBeVisible();
    expect(within(region).queryByRole("button", { name: "Show earlier activity" })).toBeNull();
  });

  test("says the times of meetings, as far as entries have them", async () => {
    const [first, then] = ["2026-11-30T05:30:00.000Z", "2026-12-01T10:30:00.000Z"];
    const candidate = { by: null, kind: "meeting-booked" };
    const activity = [
      entry({ _id: "9", kind: "meeting-cancelled", detail: first }),
      entry({ _id: "8", kind: "meeting-proposed", detail: `again ${first} ${then}` }),
      entry({ _id: "7", by: null, kind: "meeting-declined", detail: "none" }),
      entry({ _id: "6", by: null, kind: "meeting-declined", detail: first }),
      entry({ _id: "5", kind: "meeting-moved", detail: `${then} ${first}` }),
      entry({ _id: "4", ...candidate, detail: `${then} ${first}` }),
      entry({ _id: "3", ...candidate, detail: first }),
      entry({ _id: "2", kind: "meeting-proposed", detail: first }),
      entry({ _id: "1", kind: "meeting-proposed" }),
      entry({ _id: "0", ...candidate }),
    ];
    server.use(answers(applicationActivity, { activity, hasMore: false }));
    show(paths.application(listed._id));
    const region = await screen.findByRole("region", { name: "Activity" });
    const items = within(await within(region).findByRole("list")).getAllByRole("listitem");
    const said = items.map((item) =>
      item.textContent.replace(item.querySelector("time")?.textContent ?? "", "").trim(),
    );
    expect(said).toEqual([
      "Rohan Kulkarni cancelled the meeting on Mon, 30 Nov 2026, 11:00 am IST",
      "Rohan Kulkarni proposed other times for the meeting: Mon, 30 Nov 2026, 11:00 am IST; Tue, 1 Dec 2026, 4:00 pm IST",
      "The candidate said that none of the proposed times suit",
      "The candidate cancelled the meeting on Mon, 30 Nov 2026, 11:00 am IST",
      "Rohan Kulkarni moved the meeting to Tue, 1 Dec 2026, 4:00 pm IST",
      "The candidate moved the meeting to Tue, 1 Dec 2026, 4:00 pm IST",
      "The candidate picked Mon, 30 Nov 2026, 11:00 am IST",
      "Rohan Kulkarni proposed a meeting: Mon, 30 Nov 2026, 11:00 am IST",
      "Rohan Kulkarni proposed a meeting",
      "The candidate picked a time for a meeting",
    ]);
  });

  test("says that there is none yet", async () => {
    show(paths.application(listed._id));
    expect(await screen.findByText("Nobody has done anything here yet.")).toBeVisible();
  });
});

test("the activity of a job links to its candidates", async () => {
  const candidate = { applicationId: listed._id, fullName: "Asha Rao" };
  const activity = [entry({ _id: "3", kind: "invited", count: 12 }), entry({ _id: "2", kind: "accepted", candidate })];
  server.use(
    answers(employerJob, { job }),
    answers(jobStats, jobStatsAnswer),
    answers(jobActivity, { activity, hasMore: false }),
  );
  show(paths.jobTab(job._id, "activity"));
  expect(await screen.findByText(/invited 12 people/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", paths.application(listed._id));
});

describe("the assignee", () => {
  test("is chosen among colleagues who see the job and are no viewers", async () => {
    const sent: unknown[] = [];
    server.use(
      answers(team, { people, invitations: [] }),
      answers(assignApplication, { message: "Saved" }, (body) => sent.push(body)),
    );
    show(paths.application(listed._id));
    const select = await screen.findByLabelText("Assigned to");
    const names = within(select)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Nobody", "Kavita Desai (you)", "Rohan Kulkarni"]);
    await userEvent.selectOptions(select, "Rohan Kulkarni");
    expect(sent).toEqual([{ userId: rohan._id }]);
    const message = "Choose a colleague who sees this job and is not a viewer.";
    server.use(refuses(assignApplication, "VALIDATION", { message }));
    await userEvent.selectOptions(select, "Kavita Desai (you)");
    expect(await screen.findByText(message)).toBeVisible();
  });

  test("is not offered to a person who works alone", async () => {
    show(paths.application(listed._id));
    await screen.findByLabelText("Note");
    expect(screen.queryByLabelText("Assigned to")).toBeNull();
  });

  test("filters the list; the address of one's own has no id", async () => {
    const asked: (string | null)[] = [];
    server.use(
      answers(team, { people, invitations: [] }),
      answers(savedViews, { views: [] }),
      http.get(`/api${employerApplications.path}`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get("assignee"));
        const applications = [{ ...listed, assignee: rohan }];
        return HttpResponse.json({ applications, ...paged, total: 1, hasMore: false });
      }),
    );
    show(`${paths.applications}?assignee=me`);
    await screen.findByRole("link", { name: "Asha Rao" });
    expect(asked).toEqual([employer._id]);
    expect(await screen.findByRole("combobox", { name: "Assigned to" })).toHaveDisplayValue("Me");
  });
});

test("colleagues who look at the same application are named", async () => {
  server.use(
    answers(team, { people, invitations: [] }),
    answers(lookAtApplication, { others: [rohan, { _id: uuid(92), fullName: "Meera Joshi" }] }),
  );
  show(paths.application(listed._id));
  expect(await screen.findByText("Rohan Kulkarni and Meera Joshi are looking at this now")).toBeVisible();
});

describe("a decision", () => {
  const decided = { status: "rejected" as const, decidedAt: "2026-11-20T06:00:00.000Z", decisionReason: "SQL" };

  test("of a colleague has the name", async () => {
    server.use(answers(employerApplication, applicationAnswer({ ...decided, decidedBy: rohan.fullName })));
    show(paths.application(listed._id));
    expect(await screen.findByText(/^Rejected by Rohan Kulkarni on 20 Nov 2026\./)).toBeVisible();
    expect(screen.getByText("Rohan Kulkarni wrote: SQL")).toBeVisible();
  });

  test("of one's own has none", async () => {
    server.use(answers(employerApplication, applicationAnswer({ ...decided, decidedBy: employer.fullName })));
    show(paths.application(listed._id));
    expect(await screen.findByText(/^Rejected on 20 Nov 2026\./)).toBeVisible();
    expect(screen.getByText("You wrote: SQL")).toBeVisible();
  });
});

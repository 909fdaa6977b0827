import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { employerApplications, jobApplications } from "@dryrun/domain/applications/contract";
import { exportApplications, triageApplications } from "@dryrun/domain/applications/triage/contract";
import { employerJob } from "@dryrun/domain/jobs/contract";
import { templates } from "@dryrun/domain/templates/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../../paths.ts";
import { job } from "../../../testing/samples/jobs.ts";
import { listed } from "../../../testing/samples/listed-applications.ts";
import { paged } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const second = { ...listed, _id: job._id, fullName: "Ravi Iyer", tags: ["Pune"] };
const decided = { ...listed, _id: listed.studentId._id, fullName: "Meera Nair", status: "rejected" as const };
const applications = [listed, second, decided];
const saved = { message: "Saved", changed: 2, undoUntil: null };

const bar = () => screen.getByRole("region", { name: "Selected applications" });
const choose = async (name: string) => userEvent.click(await screen.findByRole("checkbox", { name }));
async function setStage(count: number, stage: string) {
  await act(`Stage of ${count} application${count === 1 ? "" : "s"}`);
  await userEvent.click(within(bar()).getByRole("button", { name: stage }));
}
const act = (name: string) => userEvent.click(within(bar()).getByRole("button", { name }));

function list() {
  server.use(answers(employerApplications, { applications, ...paged, total: 3, hasMore: false }));
  return show(paths.applications);
}
/** Records the requests that change several applications. */
function sent() {
  const bodies: unknown[] = [];
  server.use(answers(triageApplications, saved, (body) => bodies.push(body)));
  return bodies;
}

describe("chosen applications", () => {
  test("get a stage immediately; then the selection is empty and the list has the focus", async () => {
    const bodies = sent();
    list();
    await choose("Select Asha Rao, Data Analyst");
    expect(bar()).toHaveTextContent("1 selected");
    await choose("Select all on this page");
    expect(bar()).toHaveTextContent("3 selected");
    await setStage(3, "Shortlist");
    expect(await screen.findByText("3 applications changed")).toBeVisible();
    expect(bodies).toEqual([{ applicationIds: applications.map(({ _id }) => _id), stage: "shortlist" }]);
    expect(screen.queryByRole("region", { name: "Selected applications" })).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole("table")));
  });

  test("can be compared, two to five of them", async () => {
    list();
    await choose("Select Asha Rao, Data Analyst");
    expect(within(bar()).queryByRole("link", { name: "Compare" })).toBeNull();
    await choose("Select Ravi Iyer, Data Analyst");
    const compare = within(bar()).getByRole("link", { name: "Compare" });
    expect(compare).toHaveAttribute("href", paths.compare([listed._id, second._id]));
  });

  test("keep their tags when others are added", async () => {
    const bodies = sent();
    list();
    await choose("Select Asha Rao, Data Analyst");
    await choose("Select Ravi Iyer, Data Analyst");
    await act("Add tags");
    const dialog = within(await screen.findByRole("dialog", { name: "Add tags to 2 applications" }));
    expect(dialog.getByText("Only your company sees this. The candidate never does.")).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Tags"), "strong SQL,");
    await userEvent.click(dialog.getByRole("button", { name: "Add tags" }));
    await waitFor(() =>
      expect(bodies).toEqual([
        { applicationIds: [listed._id], tags: ["strong SQL"] },
        { applicationIds: [second._id], tags: ["Pune", "strong SQL"] },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test.each([
    ["Accept", "Accept 2 applications?", "Accept all", "accepted"],
    ["Reject", "Reject 2 applications?", "Reject all", "rejected"],
  ])("%s: decides the pending ones after a confirmation that names them", async (name, title, confirm, status) => {
    const bodies = sent();
    list();
    await choose("Select all on this page");
    await act(name);
    const dialog = within(await screen.findByRole("alertdialog", { name: title }));
    const names = dialog.getAllByRole("listitem").map((item) => item.textContent);
    expect(names).toEqual(["Asha Rao, Data Analyst", "Ravi Iyer, Data Analyst"]);
    expect(dialog.getByText(/^1 other selected application is already decided or withdrawn/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: confirm }));
    expect(await screen.findByText(`2 applications ${status}.`)).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(bodies).toEqual([{ applicationIds: [listed._id, second._id], status, undoable: true, notify: "now" }]);
  });

  test("are rejected with a common reason, shown in the mail's preview; an acceptance has none", async () => {
    const bodies = sent();
    const own = { kind: "reject" as const, subject: "Your application for {job}", text: "No, {name}.", isOwn: true };
    server.use(answers(templates, { templates: [own], signature: "Kavita\nHiring team" }));
    list();
    await choose("Select all on this page");
    await act("Accept");
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).not.toContain("Reason");
    expect(await within(question).findByText("Mail: Acceptance, our standard text")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await act("Reject");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Reject 2 applications?" }));
    await fill(dialog.getByRole("textbox", { name: /^Reason/ }), " The position is filled. ");
    await userEvent.click(await dialog.findByText("Mail: Rejection, your text"));
    const mail = dialog.getByRole("region", { name: /^The mail to Asha Rao/ });
    expect(mail).toHaveTextContent("Your application for Data Analyst");
    expect(mail).toHaveTextContent("The recruiter wrote: The position is filled.Kavita Hiring team");
    await userEvent.click(dialog.getByRole("button", { name: "Reject all" }));
    const reason = "The position is filled.";
    const applicationIds = [listed._id, second._id];
    const rejected = { applicationIds, status: "rejected", undoable: true, notify: "now", reason, shareReason: true };
    await waitFor(() => expect(bodies).toEqual([rejected]));
  });

  test("cannot be decided a second time", async () => {
    list();
    await choose("Select Meera Nair, Data Analyst");
    expect(within(bar()).queryByRole("button", { name: "Accept" })).toBeNull();
    expect(within(bar()).getByRole("button", { name: "Stage of 1 application" })).toBeVisible();
  });

  test("stay chosen and undecided if one was decided in the meantime", async () => {
    const refusal = { message: "This application has already been decided.", applicationIds: [listed._id] };
    server.use(refuses(triageApplications, "ALREADY_DECIDED", refusal));
    list();
    await choose("Select all on this page");
    await act("Reject");
    await userEvent.click(await screen.findByRole("button", { name: "Reject all" }));
    expect(
      await screen.findByText(/^One of these applications has already been decided\. Nothing was changed\./),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(bar()).toHaveTextContent("3 selected");
  });

  test("show a failed change in their bar", async () => {
    server.use(failsWith(triageApplications));
    list();
    await choose("Select Asha Rao, Data Analyst");
    await setStage(1, "Shortlist");
    expect(await within(bar()).findByRole("alert")).toHaveTextContent(/^That did not work\. Nothing was changed\./);
    await act("Clear");
    expect(screen.queryByRole("region", { name: "Selected applications" })).toBeNull();
  });

  test("work the same way on the page of a job", async () => {
    const bodies = sent();
    server.use(
      answers(employerJob, { job }),
      answers(jobApplications, { applications, ...paged, total: 3, hasMore: false }),
    );
    show(paths.jobApplications(job._id));
    await choose("Select all on this page");
    await choose("Select Meera Nair, Data Analyst");
    await setStage(2, "Call");
    await waitFor(() => expect(bodies).toEqual([{ applicationIds: [listed._id, second._id], stage: "call" }]));
  });
});

describe("the export", () => {
  const click = jest.fn<(name: string) => void>();
  beforeEach(() => {
    click.mockReset();
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      click(this.download);
    });
    URL.createObjectURL = () => "blob:file";
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => void jest.restoreAllMocks());

  test.each([
    ["Export CSV", "csv"],
    ["Export XLSX", "xlsx"],
  ])("%s downloads the job's filtered list as a file", async (name, format) => {
    const requests: string[] = [];
    server.use(
      http.get(`/api${exportApplications.path}`, ({ request }) => {
        requests.push(new URL(request.url).search);
        return new HttpResponse("file");
      }),
      answers(employerJob, { job }),
      answers(jobApplications, { applications, ...paged, hasMore: false }),
    );
    show(`${paths.jobApplications(job._id)}?verdict=Pass&page=1`);
    await userEvent.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(click.mock.calls[0]?.[0]).toMatch(new RegExp(`^applications-\\d{4}-\\d\\d-\\d\\d\\.${format}$`));
    expect(requests).toEqual([`?status=live&verdict=Pass&jobId=${job._id}&sort=newest&format=${format}`]);
  });

  test("shows an error when it fails, with the server's reason if there is one", async () => {
    server.use(failsWith(exportApplications));
    list();
    await userEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The file could not be created. Try again.");
    const message = "Export limit reached. Try again in an hour.";
    server.use(refuses(exportApplications, "TOO_MANY_REQUESTS", { message }));
    await userEvent.click(screen.getByRole("button", { name: "Export XLSX" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(click).not.toHaveBeenCalled();
  });
});

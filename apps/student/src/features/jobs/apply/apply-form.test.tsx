import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { apply, myApplication } from "@dryrun/domain/applications/contract";
import { jobPage } from "@dryrun/domain/jobs/contract";
import { myProfile, updateProfile } from "@dryrun/domain/profile/contract";
import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { fill } from "@dryrun/frame/testing/fill";
import { describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { valuesFrom } from "../../../shared/resume-form/resume-values.ts";
import { aJob, anApplication, aProfile, aUser, idOf } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";
import { ApplyForm } from "./apply-form.tsx";

withServer();
const here = `/student/jobs/${idOf(100)}`;
const submit = async () => userEvent.click(await screen.findByRole("button", { name: "Submit application" }));
const next = () => userEvent.click(screen.getByRole("button", { name: "Continue" }));
const page = (name: string) => screen.findByRole("heading", { level: 2, name });

async function openForm(profile = aProfile(), step = "about") {
  server.use(answers(jobPage, aJob()), answers(myProfile, profile));
  const view = showAt(`${here}?apply=1&step=${step}`);
  await screen.findByRole("heading", { level: 1, name: "Apply for Junior Data Analyst" });
  // The buttons do nothing until the draft saved on the account has loaded.
  await waitFor(() => expect(screen.queryByRole("button", { busy: true })).toBeNull());
  return view;
}

it("sends the values from the profile, and shows the applied state", async () => {
  const sent: unknown[] = [];
  const { at } = await openForm();
  expect(screen.getByLabelText("Full name")).toHaveValue("Asha Verma");
  expect(screen.getByLabelText("Expected CTC")).toHaveValue("760000");
  expect(screen.getByText("Filled in from your profile. Check it and continue.")).toBeVisible();
  for (const name of ["Experience", "Education", "Your letter", "Check and send"]) {
    await next();
    expect(await page(name)).toHaveFocus();
  }
  expect(screen.getByText("This is what the employer will see. Open a part to read it.")).toBeVisible();
  server.use(
    answers(apply, { message: "Application submitted", applicationId: idOf(200) }, (body) => void sent.push(body)),
    answers(jobPage, aJob({ applicationId: idOf(200) })),
  );
  await submit();
  expect(await screen.findByText("Application submitted")).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Already Applied - View My Application" })).toBeInTheDocument();
  expect(screen.getByText("Next: the mock interview")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Start Mock Interview" })).toHaveAttribute(
    "href",
    `/student/interview/start/${idOf(200)}`,
  );
  expect(at()).toBe(here);
  const { workExperience, education, ...rest } = aProfile();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    jobId: idOf(100),
    fullName: rest.fullName,
    phone: rest.phone,
    skills: rest.skills,
    currentCTC: 300_000,
    expectedCTC: 760_000,
    coverLetter: rest.coverLetter,
    workExperience: [{ ...workExperience[0], endDate: null }],
    education,
    projects: [], // a blank entry is not sent
  });
});

it("opens no other page while this one has errors, and shows them next to the fields", async () => {
  await openForm(aProfile({ fullName: "Asha", workExperience: [], education: [] }));
  await userEvent.clear(screen.getByLabelText("Full name"));
  await next();
  const heading = await screen.findByRole("heading", { name: "Please fix the following errors:" });
  expect(await screen.findByText("Please fix the highlighted errors below.")).toBeInTheDocument();
  const lines = () =>
    within(heading.parentElement as HTMLElement)
      .getAllByRole("link")
      .map((line) => line.textContent);
  expect(lines()).toEqual(["Full name is required."]);
  expect(screen.getByLabelText("Full name")).toBeInvalid();
  await userEvent.type(screen.getByLabelText("Full name"), "Asha");
  await next();
  await page("Experience");
  expect(screen.queryByRole("heading", { name: "Please fix the following errors:" })).toBeNull();
  await next();
  const again = await screen.findByRole("heading", { name: "Please fix the following errors:" });
  expect(within(again.parentElement as HTMLElement).getAllByRole("link")[0]).toHaveTextContent(
    "Work experience 1: Company is required.",
  );
  expect(screen.getByLabelText("Company")).toBeInvalid();
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(await page("About you")).toBeVisible();
});

it("shows page by page how much the profile filled in", async () => {
  await openForm(aProfile({ education: [], coverLetter: "" }), "education");
  expect(screen.getByText("Your profile has nothing for this part yet.")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Institution"), "B");
  expect(screen.queryByText("Your profile has nothing for this part yet.")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^About you/ }));
  expect(screen.getByText("Filled in from your profile. Check it and continue.")).toBeVisible();
});

it("links from the check to each missing field, on any page", async () => {
  await openForm(aProfile({ education: [], summary: "" }), "check");
  await submit();
  await userEvent.click(await screen.findByRole("link", { name: "Institution is required." }));
  expect(await page("Education")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Institution")).toHaveFocus());
  expect(screen.getByLabelText("Institution")).toBeInvalid();
});

it("opens on the check page if the profile is complete, so that two presses send the application", async () => {
  server.use(answers(jobPage, aJob()), answers(myProfile, aProfile()));
  showAt(here);
  await userEvent.click(await screen.findByRole("button", { name: "Apply Now" }));
  expect(await page("Check and send")).toBeVisible();
  const [work] = aProfile().workExperience;
  expect(screen.getByText(`${work?.position}, ${work?.company}`, { selector: "summary *" })).toBeVisible();
  expect(screen.getByText("asha@student.example")).not.toBeVisible();
  const sent: unknown[] = [];
  const answer = { message: "Application submitted", applicationId: idOf(200) };
  server.use(answers(apply, answer, (body) => void sent.push(body)));
  await waitFor(() => expect(screen.queryByRole("button", { busy: true })).toBeNull());
  await submit();
  await screen.findByText("Application submitted");
  expect(sent[0]).toMatchObject({ fullName: "Asha Verma", coverLetter: aProfile().coverLetter });
});

it.each([
  ["About you", { skills: [] }],
  ["Education", { education: [] }],
  ["Your letter", { coverLetter: "" }],
])("opens on the first page with something missing: %s", async (name, missing) => {
  server.use(answers(jobPage, aJob()), answers(myProfile, aProfile(missing)));
  showAt(`${here}?apply=1`);
  expect(await page(name)).toBeVisible();
});

it("shows the whole application before it is sent, with a link to each page", async () => {
  await openForm(aProfile(), "check");
  await userEvent.click(screen.getByText("About you", { selector: "summary *" }));
  expect(screen.getByText("asha@student.example")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Change: Experience" }));
  expect(await page("Experience")).toBeVisible();
});

it("needs no work experience if there is none, and no end date for a current job", async () => {
  await openForm(aProfile(), "experience");
  expect(screen.getAllByLabelText("Year")[1]).toBeDisabled();
  expect(screen.queryByRole("button", { name: /^Remove Work experience/ })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "I am currently working here" }));
  expect(screen.getAllByLabelText("Year")[1]).toBeEnabled();
  await userEvent.click(screen.getByRole("button", { name: "Add work experience" }));
  expect(screen.getAllByRole("button", { name: /^Remove Work experience/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole("checkbox", { name: "I have no work experience yet" }));
  expect(screen.queryByLabelText("Company")).toBeNull();
  const sent: { noWorkExperience: boolean; workExperience: unknown[] }[] = [];
  server.use(
    answers(
      apply,
      { message: "Application submitted", applicationId: idOf(200) },
      (body) => void sent.push(body as never),
    ),
  );
  for (let index = 0; index < 3; index++) await next();
  await submit();
  await screen.findByText("Application submitted");
  expect(sent[0]).toMatchObject({ noWorkExperience: true, workExperience: [] });
});

it("shows the server's refusals below their fields, and scrolls to the list of them", async () => {
  await openForm(aProfile(), "check");
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(how) {
    scrolled.push([(this as Element).querySelector("h2")?.textContent, how]);
  };
  const errors = [{ field: "workExperience.0.company", message: "This company is not known." }];
  server.use(refuses(apply, "VALIDATION", { message: "Some fields are not valid.", errors }));
  await submit();
  expect(await screen.findByRole("heading", { name: "Please fix the following errors:" })).toBeInTheDocument();
  expect(scrolled).toContainEqual(["Please fix the following errors:", { block: "start" }]);
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  await userEvent.click(screen.getByRole("link", { name: "This company is not known." }));
  await page("Experience");
  expect(screen.getByRole("link", { name: "Work experience 1: This company is not known." })).toBeInTheDocument();
  expect(screen.getByLabelText("Company")).toHaveAccessibleDescription("Error: This company is not known.");
  expect(await screen.findByText("Please fix the highlighted errors below.")).toBeInTheDocument();
});

it("shows the server's message or 'Failed to apply', and retries a lost request with the same key", async () => {
  await openForm(aProfile(), "check");
  const keys: (string | null)[] = [];
  server.use(isOffline(apply));
  await submit();
  expect(await screen.findByRole("heading", { name: "Your application was not sent" })).toBeInTheDocument();
  expect(screen.getAllByText("Failed to apply").length).toBeGreaterThan(0);
  server.use(
    http.post("/api/apply", ({ request }) => {
      keys.push(request.headers.get("Idempotency-Key"));
      return keys.length < 3
        ? HttpResponse.json({ message: "Something went wrong." }, { status: 500 })
        : HttpResponse.json({ message: "This job is closed.", code: "JOB_CLOSED" }, { status: 409 });
    }),
  );
  await submit();
  await waitFor(() => expect(keys).toHaveLength(1));
  await submit();
  await waitFor(() => expect(keys).toHaveLength(2));
  await submit();
  expect((await screen.findAllByText("This job is closed.")).length).toBeGreaterThan(0);
  await submit();
  await waitFor(() => expect(keys).toHaveLength(4));
  expect(keys[0]).toMatch(/^[\w-]{8,}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
});

it("opens the application that another tab has sent", async () => {
  const { at } = await openForm(aProfile(), "check");
  server.use(
    refuses(apply, "ALREADY_APPLIED", { message: "You have already applied to this job.", applicationId: idOf(200) }),
    answers(myApplication, anApplication()),
  );
  await submit();
  expect(await screen.findByRole("link", { name: "Start Mock Interview" })).toBeInTheDocument();
  expect(at()).toBe(`/student/my-applications/${idOf(200)}`);
});

it("asks before a changed form is closed", async () => {
  const { at } = await openForm();
  await userEvent.type(screen.getByLabelText("Full name"), " K");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep writing" }));
  expect(at()).toBe(`${here}?apply=1&step=about`);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: "Close form" }));
  expect(await screen.findByRole("button", { name: "Apply Now" })).toBeInTheDocument();
});

it("opens without a profile if it cannot be loaded, with the account's data", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  server.use(answers(jobPage, aJob()), isOffline(myProfile));
  showAt(`${here}?apply=1`);
  expect(await screen.findByText(/^Your profile could not be loaded/)).toBeInTheDocument();
  expect(error).toHaveBeenCalledWith("Failed to load the profile", expect.anything());
  expect(screen.getByLabelText("Email")).toHaveValue("asha@student.example");
  expect(screen.queryByText(/from your profile\. Check it/)).toBeNull();
  error.mockRestore();
});

it("restores a draft and deletes it after the application is sent", async () => {
  const key = `${idOf(1)}:apply:${idOf(100)}`;
  const values = { ...valuesFrom(aProfile(), aUser()), fullName: "Asha V." };
  const { store, kept } = memoryDrafts({ key, values, savedAt: Date.now() });
  const applied: string[] = [];
  const element = (
    <ApplyForm
      job={aJob()}
      profile={aProfile()}
      store={store}
      onApplied={(id) => void applied.push(id)}
      onCancel={() => {}}
    />
  );
  server.use(answers(apply, { message: "Application submitted", applicationId: idOf(200) }));
  showAt("/form?step=check", { routes: [{ path: "/form", element }] });
  expect(await screen.findByText(/^Asha V\., /)).toBeVisible();
  expect(screen.getByText(/^Saved /)).toBeInTheDocument();
  await submit();
  await waitFor(() => expect(applied).toEqual([idOf(200)]));
  await waitFor(() => expect(kept.size).toBe(0));
});

describe("the box that also saves the application to the profile", () => {
  const tick = () => userEvent.click(screen.getByRole("checkbox", { name: "Save these changes to my profile too" }));
  const applied = () => answers(apply, { message: "Application submitted", applicationId: idOf(200) });
  const profileSaved = (seen: (body: unknown) => void) =>
    answers(updateProfile, { message: "Profile saved", profile: aProfile() }, seen);

  it("starts unticked, and then leaves the profile unchanged", async () => {
    const saved: unknown[] = [];
    const sent: unknown[] = [];
    await openForm(aProfile(), "check");
    expect(screen.getByRole("checkbox", { name: "Save these changes to my profile too" })).not.toBeChecked();
    server.use(
      answers(apply, { message: "Application submitted", applicationId: idOf(200) }, (body) => void sent.push(body)),
      profileSaved((body) => void saved.push(body)),
    );
    await submit();
    await screen.findByRole("link", { name: "Already Applied - View My Application" });
    expect(saved).toEqual([]);
    expect(sent[0]).not.toHaveProperty("saveToProfile");
    expect(sent[0]).not.toHaveProperty("ifUpdatedAt");
  });

  it("saves everything with the profile's time of reading, after the application is sent", async () => {
    const saved: unknown[] = [];
    await openForm();
    await userEvent.type(screen.getByLabelText("Full name"), " K");
    for (let index = 0; index < 4; index++) await next();
    await tick();
    server.use(
      applied(),
      profileSaved((body) => void saved.push(body)),
    );
    await submit();
    expect(await screen.findByText("Profile saved")).toBeInTheDocument();
    expect(screen.getAllByText("Application submitted")).not.toHaveLength(0);
    expect(saved).toMatchObject([{ fullName: "Asha Verma K", projects: [], ifUpdatedAt: aProfile().updatedAt }]);
    expect(saved[0]).not.toHaveProperty("jobId");
  });

  it("requires a project's dates, which an application alone does not need", async () => {
    const sales = {
      title: "Sales dashboard",
      description: "<p>By region</p>",
      url: "",
      startDate: null,
      endDate: null,
    };
    await openForm(aProfile({ projects: [sales] }), "experience");
    const project = within(screen.getByRole("group", { name: "Project 1 of 1" }));
    expect(project.getByRole("group", { name: "Start date" })).not.toHaveTextContent("*");
    for (let index = 0; index < 3; index++) await next();
    await tick();
    await submit();
    await userEvent.click(await screen.findByRole("link", { name: "Project 1: Start date is required." }));
    expect(project.getByRole("group", { name: "Start date" })).toHaveTextContent(/^Start date \*/);
    expect(await screen.findByRole("link", { name: "Project 1: Start date is required." })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Project 1: End date is required." })).toBeInTheDocument();
  });

  it.each([
    {
      when: "it was changed elsewhere",
      refusal: () => refuses(updateProfile, "PROFILE_CHANGED", { message: "Your profile was changed." }),
      says: "Your application is sent. Your profile was changed elsewhere in the meantime, so these changes were not saved to it.",
    },
    {
      when: "it could not be saved",
      refusal: () => isOffline(updateProfile),
      says: "Your application is sent, but your profile was not changed. Change it on the Profile page.",
    },
  ])("reports the result for the profile when $when", async ({ refusal, says }) => {
    await openForm(aProfile(), "check");
    await tick();
    server.use(applied(), refusal());
    await submit();
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(screen.getAllByText("Application submitted")).not.toHaveLength(0);
  });

  it("is ticked for a new profile, which the first application fills in", async () => {
    const blank = {
      summary: "",
      skills: [] as string[],
      languages: [] as string[],
      portfolioUrl: "",
      coverLetter: "",
      noticePeriod: "",
    } as const;
    const noPay = { currentCTC: 0, expectedCTC: 0 };
    const noEntries = { noWorkExperience: false, workExperience: [], education: [], projects: [] };
    const { fullName, email, phone } = aUser();
    await openForm(aProfile({ ...blank, ...noPay, ...noEntries, fullName, email, phone }), "check");
    expect(screen.getByRole("checkbox", { name: "Save these changes to my profile too" })).toBeChecked();
  });

  it("is missing if the profile could not be loaded, because saving would overwrite it", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    server.use(answers(jobPage, aJob()), isOffline(myProfile));
    showAt(`${here}?apply=1&step=check`);
    await screen.findByText(/^Your profile could not be loaded/);
    expect(screen.queryByRole("checkbox", { name: "Save these changes to my profile too" })).toBeNull();
    server.use(answers(myProfile, aProfile()));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("checkbox", { name: "Save these changes to my profile too" })).toBeInTheDocument();
    error.mockRestore();
  });
});

it("marks required fields: of a project only after typing, of an end date never", async () => {
  await openForm(aProfile(), "experience");
  const project = within(screen.getByRole("group", { name: "Project 1 of 1" }));
  const title = project.getByLabelText("Title");
  expect(title).not.toBeRequired();
  await fill(title, "Sales dashboard");
  expect(title).toBeRequired();
  await userEvent.clear(title);
  await next();
  await page("Education");
  const course = within(screen.getByRole("group", { name: "Education 1 of 1" }));
  expect(course.getByRole("group", { name: "End date" })).not.toHaveTextContent("*");
  expect(course.getByLabelText("Institution")).toBeRequired();
});

it.each([
  { label: "Skills", typed: "power q", offered: "Power Query" },
  { label: "Languages", typed: "mara", offered: "Marathi" },
])("offers $offered while $typed is typed into $label", async ({ label, typed, offered }) => {
  await openForm();
  await fill(screen.getByLabelText(label), typed);
  await userEvent.click(screen.getByRole("option", { name: offered }));
  expect(screen.getByRole("button", { name: `Remove ${offered}` })).toBeInTheDocument();
});

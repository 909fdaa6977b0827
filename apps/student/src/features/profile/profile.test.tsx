import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { accountPrivacy } from "@dryrun/domain/account/contract";
import { changePassword } from "@dryrun/domain/auth/contract";
import { completionStatus, myProfile, updateProfile } from "@dryrun/domain/profile/contract";
import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { fill } from "@dryrun/frame/testing/fill";
import { describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Profile } from "../../shared/answers.ts";
import { aPrivacy, aProfile, idOf } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";
import { ProfileForm } from "./profile-form.tsx";

withServer();
const here = "/student/profile";
const save = () => userEvent.click(screen.getByRole("button", { name: "Save profile" }));
const saved = (profile: Profile, seen?: (body: unknown) => void) =>
  answers(updateProfile, { message: "Profile saved", profile }, seen);

async function openForm(profile = aProfile(), field = "") {
  server.use(answers(myProfile, profile));
  const view = showAt(here);
  await act(() => view.router.navigate(`${here}?edit=1${field && `#${field}`}`));
  await screen.findByRole("heading", { level: 1, name: "Edit profile" });
  return view;
}

describe("reading", () => {
  it("is a resume, with the title of its printed file", async () => {
    showAt(here);
    expect(await screen.findByRole("heading", { level: 1, name: "Asha Verma" })).toBeInTheDocument();
    expect(document.title).toMatch(/^Asha Verma – resume/);
    for (const text of [
      "+91 98765 01234",
      "₹3,00,000 a year (3 lakh)",
      "Data analyst from Bengaluru.",
      "SQL",
      "English",
      "Data Executive, Deccan Traders",
      "B.Com, Statistics",
      "I bring careful analysis.",
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    const print = jest.fn();
    Object.assign(window, { print });
    await userEvent.click(screen.getByRole("button", { name: "Print or save as PDF" }));
    expect(print).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event("beforeprint"));
    expect(document.title).toBe("Asha Verma – resume");
    dispatchEvent(new Event("afterprint"));
    expect(document.title).toBe("Asha Verma – resume – Dryrun");
  });

  it("links to the field of each missing part", async () => {
    showAt(here);
    server.use(answers(completionStatus, { completion: 75, missing: ["summary", "workExperience", "projects"] }));
    const missing = within(await screen.findByRole("navigation", { name: "What is missing" }));
    expect(missing.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Summary", "/student/profile?edit=1#summary"],
      ["A complete work experience", "/student/profile?edit=1#workExperience.0.company"],
      ["A complete project, with its dates", "/student/profile?edit=1#projects.0.title"],
    ]);
  });

  it("shows which company viewed it and on which day, and links to the student's data", async () => {
    const views = Array.from({ length: 6 }, (_, index) => ({ company: `Company ${index}`, date: "2026-11-17" }));
    server.use(answers(accountPrivacy, aPrivacy({ views })));
    showAt(here);
    const looked = within(await screen.findByRole("region", { name: "Who looked at your profile" }));
    const rows = await looked.findAllByRole("listitem");
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent("Company 017 Nov 2026");
    expect(looked.getByRole("link", { name: /^See all 6/ })).toHaveAttribute("href", "/account/privacy");
    const account = within(screen.getByRole("region", { name: "Your account" }));
    expect(account.getByRole("link", { name: "Your data and privacy" })).toHaveAttribute("href", "/account/privacy");
  });

  it("shows that nobody viewed it, or that the views could not be loaded", async () => {
    showAt(here);
    expect(await screen.findByText("No company has looked at your profile yet.")).toBeInTheDocument();
    cleanup();
    server.use(failsWith(accountPrivacy));
    showAt(here);
    const part = within(await screen.findByRole("region", { name: "Who looked at your profile" }));
    const tryAgain = await part.findByRole("button", { name: "Try again" });
    server.use(answers(accountPrivacy, aPrivacy()));
    await userEvent.click(tryAgain);
    expect(await part.findByText("No company has looked at your profile yet.")).toBeInTheDocument();
  });

  it("only logs that the completion cannot be loaded, and retries that", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    showAt(here);
    server.use(failsWith(completionStatus));
    expect(
      await screen.findByRole("heading", { name: "We could not check what is missing from your profile" }),
    ).toBeInTheDocument();
    await waitFor(() => expect(warn).toHaveBeenCalled());
    server.use(answers(completionStatus, { completion: 100, missing: [] }));
    await userEvent.click(await screen.findByRole("button", { name: "Try again", busy: false }));
    expect(await screen.findByText(/^Nothing is missing/)).toBeInTheDocument();
    warn.mockRestore();
  });

  it("shows pay as None if both amounts are missing, and a single 0 as an amount", async () => {
    server.use(answers(myProfile, aProfile({ currentCTC: 0, expectedCTC: 0 })));
    showAt(here);
    expect((await screen.findByText("Expected CTC")).nextSibling).toHaveTextContent("None");
    cleanup();
    server.use(answers(myProfile, aProfile({ currentCTC: 0, expectedCTC: 500_000 })));
    showAt(here);
    expect((await screen.findByText("Current CTC")).nextSibling).toHaveTextContent("₹0 a year");
  });

  it("shows an error when it cannot be loaded, and retries", async () => {
    server.use(failsWith(myProfile));
    showAt(here);
    expect(await screen.findByRole("heading", { level: 1, name: "Failed to load profile." })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText("Failed to load profile.")).toHaveLength(2)); // and a toast
    server.use(answers(myProfile, aProfile()));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Asha Verma" })).toBeInTheDocument();
  });
});

describe("settings", () => {
  it.each([
    { name: "Recruiters can find my profile", body: { visibleToRecruiters: false } },
    { name: "I use a screen reader, magnifier, voice or switch", body: { recordOnly: true } },
  ])("saves the box '$name' separately", async ({ name, body }) => {
    const sent: unknown[] = [];
    server.use(saved(aProfile(body), (update) => void sent.push(update)));
    showAt(here);
    await userEvent.click(await screen.findByRole("checkbox", { name }));
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect(sent).toEqual([body]);
  });

  it("saves extra time, and restores a choice that was not saved", async () => {
    const sent: unknown[] = [];
    const changed = aProfile({ extraTime: 25 });
    showAt(here);
    const time = await screen.findByLabelText("Extra time");
    server.use(
      saved(changed, (update) => void sent.push(update)),
      answers(myProfile, changed),
    );
    await userEvent.selectOptions(time, "25% more time");
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect(sent).toEqual([{ extraTime: 25 }]);
    server.use(failsWith(updateProfile));
    await userEvent.selectOptions(time, "50% more time");
    expect(await screen.findByText("Failed to update profile.")).toBeInTheDocument();
    expect(time).toHaveDisplayValue("25% more time");
  });
});

describe("editing", () => {
  it("sends everything with its time of reading, and confirms that it is saved", async () => {
    const sent: unknown[] = [];
    const { at } = await openForm();
    const name = screen.getByLabelText("Full name");
    await userEvent.clear(name);
    await fill(name, "Asha V. Verma");
    const changed = aProfile({ fullName: "Asha V. Verma", updatedAt: "2026-11-20T11:00:00.000Z" });
    server.use(
      saved(changed, (body) => void sent.push(body)),
      answers(myProfile, changed),
    );
    await save();
    expect(await screen.findByText("Profile saved")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Asha V. Verma" })).toBeInTheDocument();
    expect(at()).toBe(here);
    expect(sent).toMatchObject([
      { fullName: "Asha V. Verma", skills: ["SQL", "Excel"], projects: [], ifUpdatedAt: aProfile().updatedAt },
    ]);
  });

  it("requires only the contact data", async () => {
    const blank = { summary: "", skills: [], languages: [], coverLetter: "", currentCTC: 0, expectedCTC: 0 };
    const profile = aProfile({ ...blank, workExperience: [], education: [] });
    const sent: Record<string, unknown>[] = [];
    await openForm(profile);
    server.use(saved(profile, (body) => void sent.push(body as never)));
    await save();
    expect(await screen.findByText("Profile saved")).toBeInTheDocument();
    expect(sent[0]).not.toHaveProperty("education");
    expect(sent[0]).not.toHaveProperty("workExperience");
  });

  it("requires nothing in an optional list until something is typed", async () => {
    await openForm(aProfile({ workExperience: [], education: [] }));
    const work = within(screen.getByRole("group", { name: "Work experience 1 of 1" }));
    expect(work.getByLabelText("Company")).not.toBeRequired();
    await fill(work.getByLabelText("Position"), "Analyst");
    expect(work.getByLabelText("Company")).toBeRequired();
    expect(screen.getByLabelText("Institution")).not.toBeRequired();
    expect(screen.getByLabelText("Portfolio link")).not.toBeRequired();
  });

  it("requires the dates of a project", async () => {
    await openForm();
    await fill(screen.getByLabelText("Title"), "Sales dashboard");
    await save();
    const heading = await screen.findByRole("heading", { name: "Your profile was not saved" });
    const lines = within(heading.parentElement as HTMLElement).getAllByRole("link");
    expect(lines.map((line) => line.textContent)).toEqual([
      "Project 1: Description is required.",
      "Project 1: Start date is required.",
      "Project 1: End date is required.",
    ]);
  });

  it("opens at the field that a link names", async () => {
    await openForm(aProfile(), "portfolioUrl");
    await waitFor(() => expect(screen.getByLabelText(/^Portfolio link/)).toHaveFocus());
  });

  it("shows that saving failed, and keeps the typed text", async () => {
    await openForm();
    await userEvent.type(screen.getByLabelText("Full name"), " K");
    server.use(failsWith(updateProfile));
    await save();
    expect(await screen.findByRole("heading", { name: "Your profile was not saved" })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText("Failed to update profile.")).toHaveLength(2)); // and a toast
    expect(screen.getByLabelText("Full name")).toHaveValue("Asha Verma K");
  });

  it("reports a change in another tab, overwrites nothing, and restarts with the newer profile", async () => {
    await openForm();
    await userEvent.type(screen.getByLabelText("Full name"), " K");
    const message = "Your profile was changed in another tab or on another device. Reload it before you save.";
    const newer = aProfile({ fullName: "Asha Rao", updatedAt: "2026-11-20T12:00:00.000Z" });
    server.use(refuses(updateProfile, "PROFILE_CHANGED", { message }), answers(myProfile, newer));
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText("Full name")).toHaveValue("Asha Verma K");
    await userEvent.click(screen.getByRole("button", { name: "Load the newer profile" }));
    await waitFor(() => expect(screen.getByLabelText("Full name")).toHaveValue("Asha Rao"));
    expect(screen.queryByText(message)).toBeNull();
    const sent: unknown[] = [];
    server.use(saved(newer, (body) => void sent.push(body)));
    await save();
    expect(await screen.findByText("Profile saved")).toBeInTheDocument();
    expect(sent).toMatchObject([{ fullName: "Asha Rao", ifUpdatedAt: newer.updatedAt }]);
  });

  it("restores a draft with the time of the profile that it began with", async () => {
    const key = `${idOf(1)}:profile`;
    const readAt = "2026-11-01T08:00:00.000Z";
    const { store, kept } = memoryDrafts({
      key,
      values: { fullName: "Asha V.", ifUpdatedAt: readAt },
      savedAt: Date.now(),
    });
    const sent: unknown[] = [];
    server.use(saved(aProfile(), (body) => void sent.push(body)));
    const onSaved = jest.fn();
    const element = (
      <ProfileForm
        profile={aProfile()}
        store={store}
        onSaved={onSaved}
        onCancel={() => {}}
        loadNewer={async () => undefined}
      />
    );
    showAt("/form", { routes: [{ path: "/form", element }] });
    await waitFor(() => expect(screen.getByLabelText("Full name")).toHaveValue("Asha V."));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent).toMatchObject([{ fullName: "Asha V.", ifUpdatedAt: readAt }]);
    await waitFor(() => expect(kept.size).toBe(0));
  });
});

describe("the password", () => {
  async function sendPasswords(old: string, next: string, again = next) {
    showAt(here);
    await userEvent.click(await screen.findByRole("button", { name: "Change password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change password" }));
    await fill(dialog.getByLabelText("Old password"), old);
    await fill(dialog.getByLabelText("New password"), next);
    await fill(dialog.getByLabelText("Confirm new password"), again);
    await userEvent.click(dialog.getByRole("button", { name: "Change password" }));
    return dialog;
  }

  it("is changed, and this browser stays signed in", async () => {
    const sent: unknown[] = [];
    const answer = { message: "Password updated successfully", token: "token-after" };
    server.use(answers(changePassword, answer, (body) => void sent.push(body)));
    await sendPasswords("old horse battery", "new horse battery");
    expect(await screen.findByText("Password updated successfully")).toBeInTheDocument();
    expect(localStorage.getItem("token")).toBe("token-after");
    expect(sent).toEqual([
      { oldPassword: "old horse battery", newPassword: "new horse battery", confirmPassword: "new horse battery" },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is not sent when the two new ones differ", async () => {
    const dialog = await sendPasswords("old horse battery", "new horse battery", "another battery");
    expect((await dialog.findAllByText("The two passwords are not the same.")).length).toBeGreaterThan(0);
  });

  it("shows the server's message about the old one, or 'Error changing password'", async () => {
    const errors = [{ field: "oldPassword", message: "The old password is wrong." }];
    server.use(refuses(changePassword, "VALIDATION", { message: "Some fields are not valid.", errors }));
    const dialog = await sendPasswords("wrong", "new horse battery");
    await waitFor(() =>
      expect(dialog.getByLabelText("Old password")).toHaveAccessibleDescription("Error: The old password is wrong."),
    );
    server.use(failsWith(changePassword));
    await userEvent.click(dialog.getByRole("button", { name: "Change password" }));
    expect(await dialog.findByText("Error changing password")).toBeInTheDocument();
  });
});

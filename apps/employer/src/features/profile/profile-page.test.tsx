import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { changePassword } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { myProfile } from "@dryrun/domain/profile/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { profile } from "../../testing/samples/employer.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const company = { companyName: "Sahyadri Foods", companyWebsite: "https://sahyadri.example" };
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("shows the account's facts and a link to the personal data", async () => {
  show(paths.profile);
  const part = within(await screen.findByRole("region", { name: "Your account" }));
  const facts = part.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts.slice(0, 4)).toEqual([
    ["Full name", "Kavita Desai"],
    ["Username", "kavita"],
    ["Email", "kavita@sahyadri.example"],
    ["Account", "Employer"],
  ]);
  expect(facts[4]?.[0]).toBe("Member since");
  const own = within(screen.getByRole("region", { name: "Password and data" }));
  expect(own.getByRole("link", { name: "Your data and privacy" })).toHaveAttribute("href", "/account/privacy");
});

test.each([
  [{ employerVerified: true }, "Verified"],
  [{ employerVerified: false }, "Your company is not verified yet. For the check we still need:"],
  // The same as on the dashboard: it asks for nothing that the employer has given.
  [{ employerVerified: false, ...company }, "We are checking your company. There is nothing more for you to do."],
])("shows whether the company is verified, and what is missing: %j", async (own, badge) => {
  server.use(answers(myProfile, { ...profile, ...own }));
  show(paths.profile);
  const part = within(await screen.findByRole("region", { name: "Verification" }));
  expect(part.getByText(badge)).toBeVisible();
});

test("shows an error when the profile did not load, and loads on Try again", async () => {
  server.use(failsWith(myProfile));
  show(paths.profile);
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load profile.");
  expect(screen.getByText("Kavita Desai")).toBeVisible();
  server.use(answers(myProfile, profile));
  await pressButton("Try again");
  expect(await screen.findByRole("region", { name: "Verification" })).toBeVisible();
});

test("fills in the company's name in a new job", async () => {
  server.use(answers(myProfile, { ...profile, ...company }));
  show(paths.addJob);
  expect(await screen.findByRole("textbox", { name: "Company" })).toHaveValue("Sahyadri Foods");
});

test("changes the password, or shows 'Error changing password'", async () => {
  const sent: unknown[] = [];
  server.use(failsWith(changePassword));
  show(paths.profile);
  await pressButton("Change password");
  const dialog = within(await screen.findByRole("dialog", { name: "Change password" }));
  await fill(dialog.getByLabelText("Old password"), "old horse battery");
  await fill(dialog.getByLabelText("New password"), "new horse battery");
  await fill(dialog.getByLabelText("Confirm new password"), "new horse battery");
  const change = dialog.getByRole("button", { name: "Change password" });
  await userEvent.click(change);
  expect(await dialog.findByText("Error changing password")).toBeVisible();

  const answer = { message: "Password updated successfully", token: "token-after" };
  server.use(answers(changePassword, answer, (body) => sent.push(body)));
  await userEvent.click(change);
  expect(await screen.findByText(answer.message)).toBeVisible();
  const newPassword = "new horse battery";
  expect(sent).toEqual([{ oldPassword: "old horse battery", newPassword, confirmPassword: newPassword }]);
  expect(localStorage.getItem(TOKEN_KEY)).toBe("token-after");
});

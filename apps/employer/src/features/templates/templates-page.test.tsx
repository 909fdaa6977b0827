import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import * as contract from "@dryrun/domain/templates/contract";
import { STANDARD } from "@dryrun/domain/templates/standard";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const OWN = { subject: "About {job}", text: "Dear {name},\n\nthank you." };
const standard = (["invite", "accept", "reject"] as const).map((kind) => ({ kind, ...STANDARD[kind], isOwn: false }));
const withOwn = standard.map((one) => (one.kind === "reject" ? { ...one, ...OWN, isOwn: true } : one));
const previewed: unknown[] = [];
beforeEach(() => {
  previewed.length = 0;
  server.use(
    answers(contract.templates, { templates: withOwn }),
    answers(contract.previewTemplate, { subject: "About Analyst", text: "Dear Asha,\n\nthank you." }, (body) =>
      previewed.push(body),
    ),
  );
});
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const text = () => screen.findByRole("textbox", { name: /^Text/ });

test("shows one kind of mail at a time, next to the mail as the server renders it", async () => {
  show(paths.templates);
  expect(await text()).toHaveValue(STANDARD.invite.text);
  expect(screen.getByText("Candidates get our standard text until you change it.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Restore the standard text" })).toBeNull();
  const kinds = within(screen.getByRole("navigation", { name: "Kinds of mail" }));
  expect(kinds.getByRole("link", { name: "Invitation" })).toHaveAttribute("aria-current", "page");
  await userEvent.click(kinds.getByRole("link", { name: "Rejection" }));
  expect(await screen.findByText("Candidates get your own text.")).toBeVisible();
  expect(await text()).toHaveValue(OWN.text);
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  expect(await preview.findByText("About Analyst")).toBeVisible();
  expect(previewed.at(-1)).toEqual(OWN);
});

test("saves subject and text, and previews typed text", async () => {
  const saved: unknown[] = [];
  server.use(answers(contract.saveTemplate, { message: "Template saved" }, (body) => saved.push(body)));
  show(paths.template("reject"));
  await fill(await text(), " Sahyadri");
  await waitFor(() => expect(previewed.at(-1)).toEqual({ ...OWN, text: `${OWN.text} Sahyadri` }));
  await pressButton("Save");
  expect(await screen.findByText("Template saved")).toBeVisible();
  expect(saved).toEqual([{ ...OWN, text: `${OWN.text} Sahyadri` }]);
});

test("marks an unknown placeholder and an address next to the field, and neither sends nor previews them", async () => {
  show(paths.template("reject"));
  const field = await text();
  await waitFor(() => expect(previewed).toHaveLength(1));
  await userEvent.type(field, " {{salary}");
  await pressButton("Save");
  expect(field).toHaveAccessibleDescription(
    /\{salary\} is not a placeholder of this mail\. Use \{name\}, \{job\} or \{company\}\./,
  );
  expect(screen.getByText(/^The preview appears once/)).toBeVisible();
  await userEvent.clear(field);
  await fill(field, "See www.example.com");
  await pressButton("Save");
  expect(field).toHaveAccessibleDescription(/Remove web addresses, e-mail addresses and UPI ids from the text/);
  await new Promise((resolve) => setTimeout(resolve, 500)); // longer than the pause before a preview
  expect(previewed).toHaveLength(1);
});

test("shows the server's refusal next to its field", async () => {
  const errors = [{ field: "subject", message: "Subject must be one line." }];
  server.use(refuses(contract.saveTemplate, "VALIDATION", { message: "Some fields are not valid.", errors }));
  show(paths.template("reject"));
  await text();
  await pressButton("Save");
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^Subject/ })).toHaveAccessibleDescription(/Subject must be one line\./),
  );
});

test("inserts a placeholder at the cursor", async () => {
  show(paths.template("reject"));
  const field = (await text()) as HTMLTextAreaElement;
  field.setSelectionRange(5, 5);
  await pressButton("Add {company} to the text");
  expect(field).toHaveValue("Dear {company}{name},\n\nthank you.");
  expect(screen.queryByRole("button", { name: "Add {pay} to the text" })).toBeNull();
});

test("restores the standard text after a confirmation", async () => {
  const requests: unknown[] = [];
  server.use(answers(contract.resetTemplate, { message: "Standard text restored" }, () => requests.push("reset")));
  show(paths.template("reject"));
  await pressButton("Restore the standard text");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Restore the standard text?" }));
  server.use(answers(contract.templates, { templates: standard }));
  await userEvent.click(dialog.getByRole("button", { name: "Restore the standard text" }));
  await waitFor(async () => expect(await text()).toHaveValue(STANDARD.reject.text));
  expect(requests).toEqual(["reset"]);
  expect(await screen.findByText("Candidates get our standard text until you change it.")).toBeVisible();
});

test("sends a test mail, or shows why not", async () => {
  const message = "A test mail is on its way to kavita@sahyadri.example.";
  server.use(answers(contract.testTemplate, { message }));
  show(paths.template("reject"));
  await pressButton("Send me a test mail");
  expect(await screen.findByText(message)).toBeVisible();
  const refusal = "Verify your e-mail address first. The test mail goes there.";
  server.use(refuses(contract.testTemplate, "EMAIL_UNVERIFIED", { message: refusal }));
  await pressButton("Send me a test mail");
  expect(await screen.findByRole("alert")).toHaveTextContent(refusal);
});

test("shows an error when the mails did not load, and loads on Try again", async () => {
  server.use(failsWith(contract.templates));
  show(paths.templates);
  expect(await screen.findByRole("alert")).toHaveTextContent("Your mails could not be loaded");
  server.use(answers(contract.templates, { templates: standard }));
  await pressButton("Try again");
  expect(await text()).toBeVisible();
});

import "@testing-library/jest-dom/jest-globals";
import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { contact } from "@dryrun/domain/contact/contract";
import { readOnly } from "@dryrun/domain/maintenance/messages";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { show, type, user, useServer } from "../../testing/show-page.tsx";

const server = useServer();

async function fill() {
  await type(/^Name/, "Asha Verma");
  await type(/^Email/, "asha@example.com");
  await userEvent.selectOptions(screen.getByLabelText(/^Topic/), "My account");
  await type(/^Message/, "I cannot find my receipt.");
}
const pressButton = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));

test("sends a visitor's message, and replaces the form with thanks", async () => {
  let sent: unknown;
  server.use(
    answers(contact, { message: "Thank you." }, (body) => {
      sent = body;
    }),
  );
  show("/contact");
  await fill();
  await pressButton();
  const thanks = "Thank you. Our support team has your message and will reply to asha@example.com.";
  expect(await screen.findByText(thanks)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(new RegExp(`^${thanks}$`));
  expect(screen.queryByRole("button", { name: "Send message" })).toBeNull();
  expect(sent).toEqual({
    name: "Asha Verma",
    email: "asha@example.com",
    topic: "My account",
    message: "I cannot find my receipt.",
  });
});

test("fills in name and address of a signed-in person, and shows the support address", async () => {
  localStorage.setItem(TOKEN_KEY, "t");
  server.use(answers(me, { user }));
  show("/contact");
  expect(await screen.findByLabelText(/^Name/)).toHaveValue("Asha Verma");
  expect(screen.getByLabelText(/^Email/)).toHaveValue("asha@example.com");
  expect(screen.getByRole("link", { name: "support@dryrun.example" })).toHaveAttribute(
    "href",
    "mailto:support@dryrun.example",
  );
});

test("keeps the text and the idempotency key without an answer; uses a new key after a refusal", async () => {
  const keys: (string | null)[] = [];
  const seen = http.post("/api/contact", ({ request }) => void keys.push(request.headers.get("idempotency-key")));
  server.use(seen, isOffline(contact));
  show("/contact");
  await fill();
  await pressButton();
  expect(await screen.findByText("Your message could not be sent. Please try again.")).toBeVisible();
  expect(screen.getByLabelText(/^Message/)).toHaveValue("I cannot find my receipt.");
  server.use(
    seen,
    refuses(contact, "TOO_MANY_REQUESTS", { message: "Too many attempts. Wait a moment and try again." }),
  );
  await pressButton();
  expect(await screen.findByText("Too many attempts. Wait a moment and try again.")).toBeVisible();
  server.use(
    seen,
    http.post("/api/contact", () => HttpResponse.json({ message: "Thank you." })),
  );
  await pressButton();
  await screen.findByText(/^Thank you/);
  expect([keys[0] === keys[1], keys[1] === keys[2], keys.length]).toEqual([true, false, 3]);
});

test("marks missing values at their field, and sends nothing", async () => {
  show("/contact");
  await screen.findByLabelText(/^Name/);
  await pressButton();
  for (const label of [/^Name/, /^Email/, /^Topic/, /^Message/]) expect(screen.getByLabelText(label)).toBeInvalid();
});

test("shows in read-only mode when the form works again, and keeps the typed text", async () => {
  const message = readOnly("2:30 pm IST");
  server.use(refuses(contact, "READ_ONLY", { message }));
  show("/contact");
  await fill();
  await pressButton();
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Message/)).toHaveValue("I cannot find my receipt.");
});

import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { contact } from "@dryrun/domain/contact/contract";
import { readOnly } from "@dryrun/domain/maintenance/messages";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { show, type, user, useServer } from "../../testing/show-page.tsx";
import "@testing-library/jest-dom/jest-globals";

const server = useServer();

async function fill() {
  await type(/^Name/, "Asha Verma");
  await type(/^Email/, "asha@example.com");
  await userEvent.selectOptions(screen.getByLabelText(/^Topic/), "My account");
  await type(/^Message/, "I cannot find my receipt.");
}
const press = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));

test("a visitor's message goes out, and thanks replace the form", async () => {
  let sent: unknown;
  server.use(
    answers(contact, { message: "Thank you." }, (body) => {
      sent = body;
    }),
  );
  show("/contact");
  await fill();
  await press();
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

test("who is signed in need not type name and address; the address of support is shown", async () => {
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

test("without an answer the text stays, and the same key goes with the next try; after a refusal another", async () => {
  const keys: (string | null)[] = [];
  const seen = http.post("/api/contact", ({ request }) => void keys.push(request.headers.get("idempotency-key")));
  server.use(seen, isOffline(contact));
  show("/contact");
  await fill();
  await press();
  expect(await screen.findByText("Your message could not be sent. Please try again.")).toBeVisible();
  expect(screen.getByLabelText(/^Message/)).toHaveValue("I cannot find my receipt.");
  server.use(
    seen,
    refuses(contact, "TOO_MANY_REQUESTS", { message: "Too many attempts. Wait a moment and try again." }),
  );
  await press();
  expect(await screen.findByText("Too many attempts. Wait a moment and try again.")).toBeVisible();
  server.use(
    seen,
    http.post("/api/contact", () => HttpResponse.json({ message: "Thank you." })),
  );
  await press();
  await screen.findByText(/^Thank you/);
  expect([keys[0] === keys[1], keys[1] === keys[2], keys.length]).toEqual([true, false, 3]);
});

test("what is missing is reported at its field, and nothing is sent", async () => {
  show("/contact");
  await screen.findByLabelText(/^Name/);
  await press();
  for (const label of [/^Name/, /^Email/, /^Topic/, /^Message/]) expect(screen.getByLabelText(label)).toBeInvalid();
});

test("in the read-only mode the form says when it works again and keeps what was typed", async () => {
  const message = readOnly("2:30 pm IST");
  server.use(refuses(contact, "READ_ONLY", { message }));
  show("/contact");
  await fill();
  await press();
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Message/)).toHaveValue("I cannot find my receipt.");
});

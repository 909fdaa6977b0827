import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import * as contract from "@dryrun/domain/auth/contract";
import { REDIRECT_PARAMETER, SAVED_PATH_KEY, TOKEN_KEY } from "@dryrun/domain/auth/token-key";
import { demoAccounts } from "@dryrun/domain/system/contract";
import { createMemoryRouter, RouterProvider } from "@dryrun/remote-kit/router";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { pages } from "../../pages.tsx";
import "@testing-library/jest-dom/jest-globals";

const user = {
  _id: "1",
  username: "Asha",
  fullName: "Asha Verma",
  email: "asha@example.com",
  phone: "9876501234",
  userType: "student" as const,
  createdAt: "2026-11-20T00:00:00.000Z",
  emailVerified: true,
  isAdult: true,
  interviewCredits: 1,
  passedQuiz: false,
  hasAttempts: false,
  courseBought: false,
  masterclassEnrolled: false,
  attendanceStatus: null,
  runningInterview: null,
};
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  localStorage.clear();
  server.use(answers(demoAccounts, { accounts: [] }));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(at: string) {
  const elsewhere = ["/student/*", "/employer/*"].map((path) => ({ path, element: <h1>Elsewhere</h1> }));
  const routes = [{ HydrateFallback: () => null, children: [...pages, ...elsewhere] }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <StoreProvider store={makeStore()}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return router;
}
const type = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);

describe("login", () => {
  const fill = async () => {
    await type(/^Email/, "asha@example.com");
    await type(/^Password/, "correct horse battery");
    await userEvent.click(screen.getByRole("button", { name: "Login" }));
  };

  test("has the focus on the e-mail, keeps the token and goes where the person belongs", async () => {
    server.use(answers(contract.login, { token: "t1" }), answers(contract.me, { user }));
    const router = show("/login");
    expect(await screen.findByLabelText(/^Email/)).toHaveFocus();
    await fill();
    expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
    expect([localStorage.getItem(TOKEN_KEY), router.state.location.pathname]).toEqual(["t1", "/student/quiz"]);
  });

  test("follows the redirect of this site, then the saved path, which is used once", async () => {
    server.use(answers(contract.login, { token: "t1" }), answers(contract.me, { user }));
    localStorage.setItem(SAVED_PATH_KEY, "/student/jobs/7");
    const router = show(`/login?${REDIRECT_PARAMETER}=${encodeURIComponent("https://evil.example")}`);
    await fill();
    await screen.findByText("Elsewhere");
    expect([router.state.location.pathname, localStorage.getItem(SAVED_PATH_KEY)]).toEqual(["/student/jobs/7", null]);
  });

  test("offers the demo accounts that the server names, and a press fills the form", async () => {
    const admin = { userType: "admin" as const, email: "admin@demo.example", password: "a demo password" };
    const student = { userType: "student" as const, email: "asha@demo.example", password: "a demo password" };
    server.use(answers(demoAccounts, { accounts: [student, admin] }));
    show("/login");
    expect(await screen.findByRole("heading", { name: "Demo accounts" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Employer" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Admin" }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue("admin@demo.example");
    expect(screen.getByLabelText(/^Password/)).toHaveValue("a demo password");
  });

  test("says nothing of demo accounts where the server names none", async () => {
    show("/login");
    await screen.findByLabelText(/^Email/);
    expect(screen.queryByText(/demo/i)).toBeNull();
  });

  test("shows the server's message and keeps what was typed", async () => {
    server.use(refuses(contract.login, "BAD_CREDENTIALS", { message: "Email or password is wrong." }));
    show("/login");
    await fill();
    expect(await screen.findByText("Email or password is wrong.")).toBeInTheDocument();
    expect(screen.getByLabelText(/^Password/)).toHaveValue("correct horse battery");
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  test("without an answer it says 'Login failed'", async () => {
    server.use(isOffline(contract.login));
    show("/login");
    await fill();
    expect(await screen.findByText("Login failed")).toBeInTheDocument();
  });

  test("tells who is signed in, and redirects nobody by itself", async () => {
    localStorage.setItem(TOKEN_KEY, "t");
    server.use(answers(contract.me, { user }));
    const router = show("/login");
    expect(await screen.findByText(/You are signed in as Asha Verma/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Continue to your start page" })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/login");
  });
});

describe("register", () => {
  const fill = async () => {
    await type(/^First name/, "Asha");
    await type(/^Last name/, "Verma");
    await type(/^Email/, "Asha@Example.com");
    await type(/^Phone/, "9876501234");
    await type(/^Password/, "correct horse battery");
  };
  const press = () => userEvent.click(screen.getByRole("button", { name: "Register Now" }));

  test("sends the specification's payload and leads to the login", async () => {
    let sent: unknown;
    server.use(
      answers(contract.register, { message: "Account created." }, (body) => {
        sent = body;
      }),
    );
    const router = show("/register");
    expect(await screen.findByRole("heading", { name: "Create Your Free Account" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /I'm a Student/ })).toBeChecked();
    await fill();
    await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
    await press();
    expect(await screen.findByText(/Account created. Check asha@example.com/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/login");
    expect(sent).toEqual({
      username: "Asha",
      fullName: "Asha Verma",
      email: "asha@example.com",
      phone: "9876501234",
      password: "correct horse battery",
      userType: "student",
      isAdult: true,
      visibleToRecruiters: false,
    });
  });

  test("needs the age, and says what is missing at its field", async () => {
    show("/register");
    await fill();
    await press();
    expect((await screen.findAllByText(/18 or older/)).length).toBeGreaterThan(1);
    expect(screen.getByRole("checkbox", { name: /18 or older/ })).toBeInvalid();
  });

  test("a taken e-mail is said at the e-mail", async () => {
    const message = "This e-mail already has an account. Log in or reset the password.";
    server.use(refuses(contract.register, "EMAIL_TAKEN", { message, errors: [{ field: "email", message }] }));
    show("/register");
    await fill();
    await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
    await press();
    expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Email/)).toBeInvalid();
  });
});

describe("links of mails", () => {
  test("forgot password says the same for everybody", async () => {
    const message = "If an account exists for that e-mail, a reset link is on its way.";
    server.use(answers(contract.forgotPassword, { message }));
    show("/forgot-password");
    await type(/^Email/, "asha@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Send reset link" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test("a new password leads to the login; two that differ do not leave the page", async () => {
    server.use(answers(contract.resetPassword, { message: "Password updated successfully" }));
    const router = show(`/reset-password/${"x".repeat(43)}`);
    await type(/^New password/, "a new long password");
    await type(/^Confirm/, "another password");
    await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
    expect((await screen.findAllByText(/The two passwords are not the same/)).length).toBeGreaterThan(0);
    await userEvent.clear(screen.getByLabelText(/^Confirm/));
    await type(/^Confirm/, "a new long password");
    await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
    expect(await screen.findByText("Password updated successfully")).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/login");
  });

  test("a dead link offers a new one", async () => {
    server.use(
      refuses(contract.resetPassword, "LINK_DEAD", {
        message: "This link has expired or was used. Ask for a new one.",
      }),
    );
    show(`/reset-password/${"x".repeat(43)}`);
    await type(/^New password/, "a new long password");
    await type(/^Confirm/, "a new long password");
    await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
    expect(await screen.findByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/forgot-password");
  });

  test("an address is verified at once", async () => {
    server.use(answers(contract.verifyEmail, { message: "Your email is verified." }));
    show(`/verify-email/${"x".repeat(43)}`);
    expect(await screen.findByText("Your email is verified.")).toBeInTheDocument();
  });
});

test.each([
  ["/about", "About Us"],
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-of-service", "Terms of Service"],
])("%s is a page, and the footer leads to it", async (path, name) => {
  show("/login");
  expect(await screen.findByRole("link", { name })).toHaveAttribute("href", path);
  document.body.innerHTML = "";
  show(path);
  expect(await screen.findByRole("heading", { level: 1, name })).toBeInTheDocument();
});

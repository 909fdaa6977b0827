import "@testing-library/jest-dom/jest-globals";
import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { updateAccount } from "@dryrun/domain/account/contract";
import * as contract from "@dryrun/domain/auth/contract";
import { REDIRECT_PARAMETER, SAVED_PATH_KEY, TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { type RegisterForm, toRegistration } from "@dryrun/domain/auth/schema";
import { demoAccounts } from "@dryrun/domain/system/contract";
import { OVERLOADED } from "@dryrun/domain/system/messages";
import { describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { show, type, user, useServer } from "../../testing/show-page.tsx";
import { SendAgain } from "./send-again.tsx";

const server = useServer();

describe("login", () => {
  const fill = async () => {
    await type(/^Email/, "asha@example.com");
    await type(/^Password/, "correct horse battery");
    await userEvent.click(screen.getByRole("button", { name: "Login" }));
  };

  test("focuses the e-mail, stores the token and opens the person's own page", async () => {
    server.use(answers(contract.login, { token: "t1" }), answers(contract.me, { user }));
    const router = show("/login");
    expect(await screen.findByLabelText(/^Email/)).toHaveFocus();
    await fill();
    expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
    expect([localStorage.getItem(TOKEN_KEY), router.state.location.pathname]).toEqual(["t1", "/student/quiz"]);
  });

  test("fills in the e-mail of a new account, and removes its notice at the first attempt", async () => {
    server.use(refuses(contract.login, "BAD_CREDENTIALS", { message: "Email or password is wrong." }));
    const state = { notice: "Account created.", email: "asha@example.com" };
    show({ pathname: "/login", state });
    expect(await screen.findByLabelText(/^Email/)).toHaveValue("asha@example.com");
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
    expect(screen.getByText("Account created.")).toBeVisible();
    await type(/^Password/, "not this one");
    await userEvent.click(screen.getByRole("button", { name: "Login" }));
    expect(await screen.findByText("Email or password is wrong.")).toBeInTheDocument();
    expect(screen.queryByText("Account created.")).toBeNull();
  });

  test("follows a redirect within this site, then the saved path, which is used once", async () => {
    server.use(answers(contract.login, { token: "t1" }), answers(contract.me, { user }));
    localStorage.setItem(SAVED_PATH_KEY, "/student/jobs/7");
    const router = show(`/login?${REDIRECT_PARAMETER}=${encodeURIComponent("https://evil.example")}`);
    await fill();
    await screen.findByText("Elsewhere");
    expect([router.state.location.pathname, localStorage.getItem(SAVED_PATH_KEY)]).toEqual(["/student/jobs/7", null]);
  });

  test("offers the demo accounts that the server lists, and a press fills the form", async () => {
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

  test("shows no demo accounts if the server lists none", async () => {
    show("/login");
    await screen.findByLabelText(/^Email/);
    expect(screen.queryByText(/demo/i)).toBeNull();
  });

  test("shows the server's message and keeps the typed text", async () => {
    server.use(refuses(contract.login, "BAD_CREDENTIALS", { message: "Email or password is wrong." }));
    show("/login");
    await fill();
    expect(await screen.findByText("Email or password is wrong.")).toBeInTheDocument();
    expect(screen.getByLabelText(/^Password/)).toHaveValue("correct horse battery");
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  test("shows 'Login failed' without an answer", async () => {
    server.use(isOffline(contract.login));
    show("/login");
    await fill();
    expect(await screen.findByText("Login failed")).toBeInTheDocument();
  });

  test("shows the words of a busy server, which did not refuse the sign-in", async () => {
    server.use(refuses(contract.login, "OVERLOADED", { message: OVERLOADED }));
    show("/login");
    await fill();
    expect(await screen.findByText(OVERLOADED)).toBeVisible();
    expect(screen.queryByText("Login failed")).toBeNull();
  });

  test.each([
    [61, "Too many attempts. Wait 2 min or reset your password."],
    [900, "Too many attempts. Wait 15 min or reset your password."],
  ])("after too many attempts, shows how long to wait: %d s", async (seconds, words) => {
    const refusal = { message: "Too many attempts. Wait a moment and try again.", code: "TOO_MANY_REQUESTS" };
    server.use(
      http.post("/api/auth/login", () =>
        HttpResponse.json(refusal, { status: 429, headers: { "Retry-After": String(seconds) } }),
      ),
    );
    show("/login");
    await fill();
    expect(await screen.findByText(words)).toBeVisible();
  });

  describe("with a second factor", () => {
    const begin = async () => {
      server.use(refuses(contract.login, "SECOND_FACTOR", { message: "Type the code." }));
      const router = show("/login?redirect=%2Fstudent%2Fprofile");
      await fill();
      await screen.findByRole("heading", { name: "Two-step verification" });
      return router;
    };
    const wrong = { message: "This code is wrong or has been used." };

    test("asks for the code in a second step, then continues to the destination", async () => {
      let sent: unknown;
      const router = await begin();
      const field = screen.getByLabelText(/^Code/);
      expect(field).toHaveFocus();
      expect([field.getAttribute("autocomplete"), field.getAttribute("inputmode")]).toEqual([
        "one-time-code",
        "numeric",
      ]);
      server.use(
        answers(contract.login, { token: "t1" }, (body) => {
          sent = body;
        }),
        answers(contract.me, { user }),
      );
      await type(/^Code/, "123456");
      await userEvent.click(screen.getByRole("button", { name: "Login" }));
      expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
      expect(sent).toEqual({ email: "asha@example.com", password: "correct horse battery", code: "123456" });
      expect([localStorage.getItem(TOKEN_KEY), router.state.location.pathname]).toEqual(["t1", "/student/profile"]);
    });

    test("reports and keeps a wrong code, and accepts another one", async () => {
      await begin();
      server.use(refuses(contract.login, "BAD_CREDENTIALS", wrong));
      await type(/^Code/, "000000");
      await userEvent.click(screen.getByRole("button", { name: "Login" }));
      expect(await screen.findByText(wrong.message)).toBeVisible();
      expect(screen.getByLabelText(/^Code/)).toHaveValue("000000");
      expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    });

    test("does not send an invalid code", async () => {
      await begin();
      await type(/^Code/, "12345");
      await userEvent.click(screen.getByRole("button", { name: "Login" }));
      expect((await screen.findAllByText(/Type the 6 digits from your app/)).length).toBeGreaterThan(0);
    });

    test("Back returns to the typed e-mail and password", async () => {
      await begin();
      await userEvent.click(screen.getByRole("button", { name: "Back" }));
      expect(screen.getByLabelText(/^Email/)).toHaveValue("asha@example.com");
      expect(screen.getByLabelText(/^Password/)).toHaveValue("correct horse battery");
    });
  });

  test("shows the server's message to a blocked person", async () => {
    const message = "This account is blocked. Please contact support.";
    server.use(refuses(contract.login, "BLOCKED", { message }));
    show("/login");
    await fill();
    expect(await screen.findByText(message)).toBeVisible();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  test.each([
    ["/student/jobs/7", "Log in to see this job."],
    ["/jobs/7", "Log in to see this job."],
    ["/student/jobs?page=2", "Log in to continue."],
    ["https://evil.example", null],
    ["//evil.example/jobs/7", null],
  ])("shows the reason after a redirect from %s: %j", async (from, reason) => {
    show(`/login?${REDIRECT_PARAMETER}=${encodeURIComponent(from)}`);
    await screen.findByLabelText(/^Email/);
    expect(screen.queryByText(/^Log in to/)?.textContent ?? null).toBe(reason);
  });

  test.each<[string, object, string | null, string | null, string]>([
    ["another role's redirect is dropped", {}, "/employer/dashboard", null, "/student/quiz"],
    ["a saved path of another role too", { userType: "employer" }, null, "/student/jobs/7", "/employer/dashboard"],
    ["the redirect comes first", {}, "/student/profile", "/student/jobs/7", "/student/profile"],
    ["who has passed the quiz sees the jobs", { passedQuiz: true }, null, null, "/student/jobs"],
  ])("%s", async (_, change, redirect, saved, expected) => {
    server.use(answers(contract.login, { token: "t1" }), answers(contract.me, { user: { ...user, ...change } }));
    if (saved) localStorage.setItem(SAVED_PATH_KEY, saved);
    const router = show(redirect ? `/login?${REDIRECT_PARAMETER}=${encodeURIComponent(redirect)}` : "/login");
    await fill();
    await screen.findByText("Elsewhere");
    expect(router.state.location.pathname).toBe(expected);
  });

  test.each([
    ["student", "students"],
    ["employer", "employers"],
    ["admin", "admins"],
  ])("names the owner of a page that the person may not open: %s", async (neededRole, people) => {
    localStorage.setItem(TOKEN_KEY, "t");
    server.use(answers(contract.me, { user }));
    show({ pathname: "/login", state: { neededRole } });
    expect(await screen.findByText(new RegExp(`That page is for ${people}\\. You are logged in as`))).toBeVisible();
  });

  test("shows the signed-in person, and does not redirect", async () => {
    localStorage.setItem(TOKEN_KEY, "t");
    server.use(answers(contract.me, { user }));
    const router = show("/login");
    expect(await screen.findByText(/You are logged in as Asha Verma/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Continue to your start page" })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/login");
  });
});

describe("an account without a confirmed age", () => {
  const logIn = async () => {
    server.use(answers(contract.login, { token: "t1" }), answers(contract.me, { user: { ...user, isAdult: null } }));
    const router = show("/login");
    await type(/^Email/, "asha@example.com");
    await type(/^Password/, "correct horse battery");
    await userEvent.click(screen.getByRole("button", { name: "Login" }));
    await screen.findByRole("heading", { name: "Are you 18 or older?" });
    return router;
  };
  const yes = () => userEvent.click(screen.getByRole("button", { name: "Yes, I am 18 or older" }));

  test("sends a yes and continues", async () => {
    let sent: unknown;
    const router = await logIn();
    expect(router.state.location.pathname).toBe("/login");
    server.use(
      answers(updateAccount, { message: "Saved" }, (body) => {
        sent = body;
      }),
    );
    await yes();
    expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
    expect(sent).toEqual({ isAdult: true });
  });

  test("can retry an answer that was not saved", async () => {
    await logIn();
    server.use(isOffline(updateAccount));
    await yes();
    expect(await screen.findByText("Your answer could not be saved. Try again.")).toBeVisible();
    server.use(answers(updateAccount, { message: "Saved" }));
    await yes();
    expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
  });

  test("logs out after a no, and shows why", async () => {
    const router = await logIn();
    await userEvent.click(screen.getByRole("button", { name: "No" }));
    expect(await screen.findByText(/You must be 18 or older/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "You are logged out" })).toBeVisible();
    expect([localStorage.getItem(TOKEN_KEY), router.state.location.pathname]).toEqual([null, "/login"]);
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
  const pressButton = () => userEvent.click(screen.getByRole("button", { name: "Register Now" }));

  test("sends the registration and opens the sign-in", async () => {
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
    await pressButton();
    expect(await screen.findByText(/We have sent a link to asha@example.com/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/login");
    expect(screen.getByLabelText(/^Password/)).toHaveValue("correct horse battery");
    expect(JSON.stringify([router.state.location, { ...localStorage }, { ...sessionStorage }])).not.toContain(
      "battery",
    );
    await act(() => router.navigate("/register"));
    await act(() => router.navigate(-1)); // the same history entry, without the password
    expect(await screen.findByLabelText(/^Email/)).toHaveValue("asha@example.com");
    expect(screen.getByLabelText(/^Password/)).toHaveValue("");
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

  test("shows 'Registering...' while it waits, and 'Registration failed' without an answer; keeps the typed text", async () => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    server.use(
      http.post("/api/auth/register", async () => {
        await failed;
        return HttpResponse.error();
      }),
    );
    show("/register");
    await fill();
    await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
    await pressButton();
    expect(screen.getByRole("button", { name: "Registering..." })).toHaveAttribute("aria-disabled", "true");
    fail();
    expect(await screen.findByText("Registration failed")).toBeVisible();
    expect(screen.getByLabelText(/^First name/)).toHaveValue("Asha");
  });

  test("hides a student from recruiters unless they tick the box; shows what is free", async () => {
    show("/register");
    expect(await screen.findByRole("checkbox", { name: /Recruiters can find my profile/ })).not.toBeChecked();
    expect(screen.getByText(/1 free mock interview included/)).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: /I'm an Employer/ }));
    expect(screen.queryByRole("checkbox", { name: /Recruiters can find my profile/ })).toBeNull();
  });

  test("sends an employer's company, but not a student's", async () => {
    const sent: unknown[] = [];
    server.use(answers(contract.register, { message: "Account created." }, (body) => sent.push(body)));
    show("/register");
    await userEvent.click(await screen.findByRole("radio", { name: /I'm an Employer/ }));
    await type(/^Company name/, "Sahyadri Foods");
    await fill();
    await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
    await pressButton();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ userType: "employer", companyName: "Sahyadri Foods" });
    expect(toRegistration({ ...(sent[0] as RegisterForm), userType: "student" })).not.toHaveProperty("companyName");
  });

  test("shows the server's error for the full name at the first name", async () => {
    const message = "Full name must be at most 120 characters.";
    const errors = [{ field: "fullName", message }];
    server.use(refuses(contract.register, "VALIDATION", { message: "Some fields are not valid.", errors }));
    show("/register");
    await fill();
    await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
    await pressButton();
    const summary = await screen.findByRole("alert");
    expect(within(summary).getAllByText(message)).toHaveLength(1);
    expect(within(summary).getByRole("link", { name: message })).toBeVisible();
    expect(screen.getByLabelText(/^First name/)).toBeInvalid();
  });

  test("requires the age, and marks the missing answer", async () => {
    show("/register");
    await fill();
    await pressButton();
    expect((await screen.findAllByText(/18 or older/)).length).toBeGreaterThan(1);
    expect(screen.getByRole("checkbox", { name: /18 or older/ })).toBeInvalid();
  });

  test("reports a taken e-mail at its field", async () => {
    const message = "This e-mail already has an account. Log in or reset the password.";
    server.use(refuses(contract.register, "EMAIL_TAKEN", { message, errors: [{ field: "email", message }] }));
    show("/register");
    await fill();
    await userEvent.click(screen.getByRole("checkbox", { name: /18 or older/ }));
    await pressButton();
    expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Email/)).toBeInvalid();
  });
});

describe("links in mails", () => {
  test("a forgotten password gives everyone the same answer", async () => {
    const message = "If an account exists for that e-mail, a reset link is on its way.";
    server.use(answers(contract.forgotPassword, { message }));
    show("/forgot-password");
    await type(/^Email/, "asha@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Send reset link" }));
    expect(await screen.findByText("e-mail,")).toBeInTheDocument(); // on one line
    expect(screen.getByRole("status", { name: "" })).toHaveTextContent(message);
    expect(document.activeElement).toHaveTextContent(message);
  });

  test("shows 'Failed to send reset link.' without an answer", async () => {
    server.use(isOffline(contract.forgotPassword));
    show("/forgot-password");
    await type(/^Email/, "asha@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Send reset link" }));
    expect(await screen.findByText("Failed to send reset link.")).toBeVisible();
  });

  test("offers a second mail after a minute, and shows a refusal", async () => {
    jest.useFakeTimers();
    try {
      const sendLink = jest.fn(async () => "Failed to send reset link." as string | undefined);
      render(<SendAgain onSend={sendLink} />);
      const again = () => screen.getByRole("button", { name: "Send again" });
      expect(screen.getByText("No e-mail after 5 minutes? Check spam or send again.")).toBeVisible();
      fireEvent.click(again());
      expect(sendLink).not.toHaveBeenCalled();
      for (let second = 0; second < 60; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
      await act(async () => void fireEvent.click(again()));
      expect(sendLink).toHaveBeenCalledTimes(1);
      expect(screen.getByText("Failed to send reset link.")).toBeVisible();
      expect(again()).toHaveAttribute("aria-disabled", "true");
    } finally {
      jest.useRealTimers();
    }
  });

  test("a reset shows 'Reset failed' without an answer, and that other devices are logged out", async () => {
    server.use(isOffline(contract.resetPassword));
    show(`/reset-password/${"x".repeat(43)}`);
    await type(/^New password/, "a new long password");
    await type(/^Confirm/, "a new long password");
    expect(screen.getByText("You will be logged out on all other devices.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
    expect((await screen.findAllByText("Reset failed")).length).toBeGreaterThan(0);
  });

  test("setting a new password opens the sign-in; if the two entries differ, the page stays", async () => {
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

  test("an expired link offers a new one", async () => {
    server.use(
      refuses(contract.resetPassword, "LINK_DEAD", {
        message: "This link has expired or has been used. Ask for a new one.",
      }),
    );
    show(`/reset-password/${"x".repeat(43)}`);
    await type(/^New password/, "a new long password");
    await type(/^Confirm/, "a new long password");
    await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
    expect(await screen.findByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/forgot-password");
    expect(document.activeElement).toHaveTextContent(/^This link has expired or has been used/);
  });

  test.each(["", "/", "/x", `/${"x".repeat(42)}`])(
    "a link that a mail program cut to %j is treated as expired, without a form",
    async (rest) => {
      show(`/reset-password${rest}`);
      expect(await screen.findByText("This link has expired or has been used. Ask for a new one.")).toBeVisible();
      expect(screen.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/forgot-password");
      expect(screen.queryByLabelText(/password/i)).toBeNull();
    },
  );

  test("an address is verified immediately", async () => {
    server.use(answers(contract.verifyEmail, { message: "Your email is verified." }));
    show(`/verify-email/${"x".repeat(43)}`);
    expect(await screen.findByText("Your email is verified.")).toBeInTheDocument();
  });
});

describe("an expired verification link", () => {
  const dead = () =>
    refuses(contract.verifyEmail, "LINK_DEAD", {
      message: "This link has expired or has been used. Ask for a new one.",
    });
  const open = (emailVerified: boolean) => {
    localStorage.setItem(TOKEN_KEY, "t");
    server.use(dead(), answers(contract.me, { user: { ...user, emailVerified } }));
    show(`/verify-email/${"x".repeat(43)}`);
  };

  test("leads a visitor to the sign-in and back", async () => {
    server.use(dead());
    show(`/verify-email/${"x".repeat(43)}`);
    expect(await screen.findByText("This link has expired or has been used.")).toBeVisible();
    const login = screen.getAllByRole("link", { name: "Login" }).at(-1);
    expect(login).toHaveAttribute("href", expect.stringContaining("redirect=%2Fverify-email%2F"));
  });

  test.each(["", "/x"])("treats a link that a mail program cut to %j as expired", async (rest) => {
    show(`/verify-email${rest}`);
    expect(await screen.findByText("This link has expired or has been used.")).toBeVisible();
  });

  test("sends a new link to a signed-in person; beyond the limit it shows the server's message", async () => {
    open(false);
    const again = await screen.findByRole("button", { name: "Send a new one" });
    const message = "Too many attempts. Wait a moment and try again.";
    server.use(refuses(contract.resendVerification, "TOO_MANY_REQUESTS", { message }));
    await userEvent.click(again);
    expect(await screen.findByText(message)).toBeVisible();
    server.use(answers(contract.resendVerification, { message: "A new verification link is on its way." }));
    await userEvent.click(again);
    expect(await screen.findByText("A new verification link is on its way.")).toBeVisible();
  });

  test("shows the person whose address it verified earlier that it is verified", async () => {
    open(true);
    expect(await screen.findByText("Your email is verified.")).toBeVisible();
    expect(screen.queryByText(/expired/)).toBeNull();
  });
});

test("a sign-in in another tab is shown on the login page, and typed text stays", async () => {
  server.use(answers(contract.me, { user }));
  show("/login");
  await type(/^Email/, "asha@exam");
  localStorage.setItem(TOKEN_KEY, "t");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY })));
  await waitFor(() => expect(screen.getByText(/You are logged in as Asha Verma/)).toBeVisible());
  expect(screen.getByLabelText(/^Email/)).toHaveValue("asha@exam");
});

test.each([
  ["/contact", "Contact"],
  ["/about", "About Us"],
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-of-service", "Terms of Service"],
])("%s is a page, and the footer links to it", async (path, name) => {
  show("/login");
  expect(await screen.findByRole("link", { name })).toHaveAttribute("href", path);
  document.body.innerHTML = "";
  show(path);
  expect(await screen.findByRole("heading", { level: 1, name })).toBeInTheDocument();
});

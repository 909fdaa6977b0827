import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { keepToken, readToken } from "@dryrun/auth/token-store";
import { accountPrivacy } from "@dryrun/domain/account/contract";
import {
  confirmSecondFactor,
  logoutAll,
  me,
  removeSecondFactor,
  secondFactor,
  setUpSecondFactor,
} from "@dryrun/domain/auth/contract";
import type { UserType } from "@dryrun/domain/contract/call";
import { draftStore } from "@dryrun/forms/drafts/draft-store";
import { describe, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { show, type, user, useServer } from "../../testing/show-page.tsx";
import "@testing-library/jest-dom/jest-globals";

const server = useServer();
const OFF = { isOn: false, isRequired: false, recoveryCodesLeft: 0 };
const ON = { isOn: true, isRequired: false, recoveryCodesLeft: 10 };
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const KEY = { secret: SECRET, uri: `otpauth://totp/Dryrun:asha%40example.com?issuer=Dryrun&secret=${SECRET}` };
const CODES = Array.from({ length: 10 }, (_, index) => `1234-5678-90${index + 10}`);
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

function open(userType: UserType = "admin", state: typeof OFF = OFF, own: Partial<typeof user> = {}) {
  keepToken("t");
  server.use(answers(me, { user: { ...user, ...own, userType } }), answers(secondFactor, state));
  return show("/account/security");
}
async function beginSetUp() {
  server.use(answers(setUpSecondFactor, KEY));
  await pressButton("Set up two-step verification");
}

test.each(["student", "employer"] as const)(
  "a %s can change the password and log out everywhere here",
  async (role) => {
    open(role);
    expect(await screen.findByRole("heading", { level: 1, name: "Password and security" })).toBeVisible();
    expect(screen.getByText("You log in as asha@example.com.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Change password" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Log out everywhere" })).toBeVisible();
    expect(screen.queryByText(/Two-step/)).toBeNull();
    expect(screen.getByRole("link", { name: "See what we hold about you" })).toHaveAttribute(
      "href",
      "/account/privacy",
    );
  },
);

test("shows an admin that the set-up is required, without links back to locked pages", async () => {
  open("admin", { ...OFF, isRequired: true }, { needsSecondFactor: true });
  expect(await screen.findByText("Set up two-step verification to open the admin pages.")).toBeVisible();
  expect(within(screen.getByRole("main")).queryByRole("link", { name: "Today" })).toBeNull();
});

describe("the set-up", () => {
  test("shows the key as a QR code, as text and as a link; the first code switches it on and shows the recovery codes", async () => {
    let sent: unknown;
    open("admin", { ...OFF, isRequired: true }, { needsSecondFactor: true });
    await beginSetUp();
    const qr = await screen.findByRole("img", { name: "QR code for an authenticator app" });
    expect(qr.querySelector("path")?.getAttribute("d")?.length).toBeGreaterThan(1000);
    expect(screen.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
    expect(screen.getByRole("link", { name: "Open it in an app on this device" })).toHaveAttribute("href", KEY.uri);
    const field = screen.getByLabelText(/^Code/);
    expect([field.getAttribute("autocomplete"), field.getAttribute("inputmode")]).toEqual(["one-time-code", "numeric"]);
    server.use(
      answers(confirmSecondFactor, { recoveryCodes: CODES, token: "t2" }, (body) => {
        sent = body;
        server.use(answers(me, { user: { ...user, userType: "admin" } }), answers(secondFactor, ON));
      }),
    );
    await type(/^Code/, "123 456");
    await pressButton("Switch on");
    const list = await screen.findByRole("list", { name: "Recovery codes" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    expect([sent, readToken()]).toEqual([{ code: "123 456" }, "t2"]);
    await waitFor(() => expect(screen.queryByText(/^Set up two-step verification to open/)).toBeNull());
    expect(list).toBeVisible(); // even after the page shows that it is on
    await pressButton("I have saved them");
    expect(await screen.findByText("It is on. 10 of 10 recovery codes are left.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Switch off" })).toHaveFocus();
    expect(screen.queryByText(CODES[0] ?? "")).toBeNull();
  });

  test("the recovery codes can be copied and downloaded", async () => {
    const files: unknown[] = [];
    const save = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      files.push([this.href, this.download]);
    });
    const savedBlobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        savedBlobs.push(blob);
        return "blob:codes";
      },
      revokeObjectURL: () => undefined,
    });
    const person = userEvent.setup(); // with a clipboard
    open();
    await beginSetUp();
    server.use(answers(confirmSecondFactor, { recoveryCodes: CODES, token: "t2" }), answers(secondFactor, ON));
    await type(/^Code/, "123456");
    await pressButton("Switch on");
    await screen.findByRole("list", { name: "Recovery codes" });
    await person.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${CODES.join("\n")}\n`);
    await person.click(screen.getByRole("button", { name: "Download" }));
    expect(files).toEqual([["blob:codes", "dryrun-recovery-codes.txt"]]);
    expect(savedBlobs[0]?.size).toBe(CODES.join("\n").length + 1);
    save.mockRestore();
  });

  test("copies the key, or shows that the browser refused", async () => {
    const person = userEvent.setup();
    open();
    await beginSetUp();
    await person.click(await screen.findByRole("button", { name: "Copy key" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    const refuse = jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await person.click(screen.getByRole("button", { name: "Copied" }));
    expect(await screen.findByText(/^The browser did not allow copying/)).toBeVisible();
    refuse.mockRestore();
  });

  test.each([
    ["", undefined, "Code is required."],
    ["12345", undefined, "Type the 6 digits from your app, or a recovery code of 12 digits."],
    [
      "123456",
      refuses(confirmSecondFactor, "VALIDATION", {
        message: "This code is wrong or has been used.",
        errors: [{ field: "code", message: "This code is wrong or has been used." }],
      }),
      "This code is wrong or has been used.",
    ],
  ])("reports a refused code %j at its field and keeps it", async (typed, refusal, words) => {
    open();
    await beginSetUp();
    if (refusal) server.use(refusal);
    if (typed) await type(/^Code/, typed);
    await pressButton("Switch on");
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription(new RegExp(words));
    expect(screen.getByLabelText(/^Code/)).toHaveValue(typed);
    expect(readToken()).toBe("t");
  });

  test("after too many codes, shows how long to wait", async () => {
    open();
    await beginSetUp();
    const refusal = { message: "Too many tries.", code: "TOO_MANY_REQUESTS" };
    server.use(
      http.post(`/api${confirmSecondFactor.path}`, () =>
        HttpResponse.json(refusal, { status: 429, headers: { "Retry-After": "600" } }),
      ),
    );
    await type(/^Code/, "123456");
    await pressButton("Switch on");
    expect(await screen.findByText(/^Too many attempts. Wait 10 min/)).toBeVisible();
  });

  test("shows that it is on if another tab has completed it", async () => {
    open();
    server.use(refuses(setUpSecondFactor, "SECOND_FACTOR_ON", { message: "It is on already." }));
    await screen.findByText("It is off.");
    server.use(answers(secondFactor, ON));
    await pressButton("Set up two-step verification");
    expect(await screen.findByText("It is on. 10 of 10 recovery codes are left.")).toBeVisible();
  });

  test.each([
    ["a fault", failsWith(setUpSecondFactor)],
    ["a lost connection", isOffline(setUpSecondFactor)],
  ])("can be retried after %s", async (_, failure) => {
    open();
    server.use(failure);
    await pressButton("Set up two-step verification");
    expect(await screen.findByText("The set-up could not begin. Try again.")).toBeVisible();
    await beginSetUp();
    expect(await screen.findByLabelText(/^Code/)).toBeVisible();
  });
});

describe("switched-on two-step verification", () => {
  test("is switched off by password and code", async () => {
    let sent: unknown;
    open("admin", ON);
    await pressButton("Switch off");
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
    await type(/^Password/, "correct horse battery");
    await type(/^Code/, "1234-5678-9012");
    server.use(
      answers(removeSecondFactor, undefined as never, (body) => {
        sent = body;
        server.use(answers(secondFactor, OFF));
      }),
    );
    await pressButton("Switch off");
    expect(await screen.findByText("It is off.")).toBeVisible();
    expect(sent).toEqual({ password: "correct horse battery", code: "1234-5678-9012" });
  });

  test("stays on after a wrong password, which is reported at its field", async () => {
    open("admin", { ...ON, isRequired: true });
    await pressButton("Switch off");
    expect(screen.getByText("You cannot open the admin pages until it is on again.")).toBeVisible();
    await type(/^Password/, "wrong");
    await type(/^Code/, "123456");
    const errors = [{ field: "password", message: "The password is wrong." }];
    server.use(refuses(removeSecondFactor, "VALIDATION", { message: "The password is wrong.", errors }));
    await pressButton("Switch off");
    expect((await screen.findAllByText("The password is wrong.")).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Code/)).toHaveValue("123456");
    await pressButton("Leave it on");
    expect(screen.queryByLabelText(/^Code/)).toBeNull();
    expect(screen.getByRole("button", { name: "Switch off" })).toHaveFocus();
  });

  test("warns when few recovery codes are left", async () => {
    open("admin", { ...ON, recoveryCodesLeft: 2 });
    expect(await screen.findByText("It is on. Only 2 of 10 recovery codes are left.")).toBeVisible();
  });

  test("can be loaded again after a fault", async () => {
    keepToken("t");
    server.use(answers(me, { user: { ...user, userType: "admin" } }), failsWith(secondFactor));
    show("/account/security");
    expect(await screen.findByText("Two-step verification could not be loaded.")).toBeVisible();
    server.use(answers(secondFactor, ON));
    await pressButton("Try again");
    expect(await screen.findByText(/^It is on/)).toBeVisible();
  });
});

describe("Log out everywhere", () => {
  const grievance = { name: "Officer", email: "support@dryrun.example" };
  const heldCounts = Object.fromEntries(
    ["applications", "interviews", "quizAttempts", "savedJobs", "jobAlerts", "payments", "jobs", "invitations"]
      .concat(
        "certificates",
        "enrolments",
        "jobReports",
        "notifications",
        "mailStops",
        "sharedResults",
        "drills",
        "applicationDrafts",
        "notes",
        "tagged",
      )
      .concat("sentInvitations", "openedProfiles", "mailTemplates", "staged", "savedViews")
      .map((name) => [name, 0]),
  );
  const PAGES = ["/account/security", "/account/privacy"];

  test.each(PAGES)("on %s ends the session here too and shows that at the sign-in", async (page) => {
    const clear = jest.spyOn(draftStore, "clear").mockResolvedValue();
    const requests: unknown[] = [];
    keepToken("t");
    server.use(
      answers(me, { user }),
      answers(accountPrivacy, { held: heldCounts, consents: [], views: [], listed: [], grievance } as never),
      answers(logoutAll, undefined as never, () => void requests.push("logout-all")),
    );
    const router = show(page);
    await pressButton("Log out everywhere");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Log out everywhere" }));
    expect(await screen.findByText("You are logged out on all devices.")).toBeVisible();
    expect([requests, readToken(), router.state.location.pathname]).toEqual([["logout-all"], null, "/login"]);
    expect(router.state.location.search).toBe(""); // no destination
    expect(clear).toHaveBeenCalledWith(`${user._id}:`);
    expect(screen.queryByText(/You are logged in as/)).toBeNull();
    clear.mockRestore();
  });

  test("asks for confirmation, and a no changes nothing", async () => {
    open("student");
    await pressButton("Log out everywhere");
    await pressButton("Stay here");
    expect(readToken()).toBe("t");
  });

  test("shows an error and keeps the session if the server was not reached", async () => {
    const router = open("student");
    server.use(isOffline(logoutAll));
    await pressButton("Log out everywhere");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Log out everywhere" }));
    expect(await screen.findByText("You could not be logged out everywhere. Try again.")).toBeVisible();
    expect([readToken(), router.state.location.pathname]).toEqual(["t", "/account/security"]);
  });
});

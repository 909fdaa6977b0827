import { isPageHeld } from "@dryrun/remote-kit/held-page";
import { Toaster, toast } from "@dryrun/remote-kit/toasts";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { boolean, number, object, string } from "yup";
import { CheckboxField } from "./fields/checkbox-field.tsx";
import { NumberField } from "./fields/number-field.tsx";
import { PasswordField } from "./fields/password-field.tsx";
import { TextField } from "./fields/text-field.tsx";
import { FormShell, type FormShellProps } from "./form-shell.tsx";
import * as words from "./messages.en-in.ts";

const schema = object({
  email: string().trim().required("Enter your e-mail").email("Enter an e-mail like name@example.in"),
  password: string().required("Enter your password"),
  ctc: number().transform((value, typed) => (typed === "" ? undefined : value)),
  isAdult: boolean().oneOf([true], "Tick this to go on"),
});
const blank = { email: "", password: "", ctc: "", isAdult: false };
type Props = FormShellProps<typeof blank, typeof schema.__outputType>;

function show(props: Partial<Props> & Pick<Props, "onSubmit">) {
  return render(
    <FormShell
      initialValues={blank}
      schema={schema}
      submitLabel="Register Now"
      pendingLabel="Registering..."
      {...props}
    >
      <TextField name="email" label="Email" type="email" isRequired />
      <PasswordField name="password" label="Password" isRequired />
      <NumberField name="ctc" label="Expected CTC" />
      <CheckboxField name="isAdult" label="I am 18 or older" isRequired />
    </FormShell>,
  );
}
const submit = () => userEvent.click(screen.getByRole("button", { name: "Register Now" }));
async function fill(user: Pick<UserEvent, "type" | "click"> = userEvent) {
  await user.type(screen.getByLabelText("Email"), " asha@example.in ");
  await user.type(screen.getByLabelText("Password"), "secret123");
  await user.click(screen.getByRole("checkbox", { name: "I am 18 or older" }));
}
const summary = async () =>
  (await screen.findByRole("heading", { name: "There is a problem" })).parentElement as HTMLElement;

afterEach(() => {
  document.title = "";
});

describe("FormShell", () => {
  it("shows no errors during typing, then all at once with links in the order of the page", async () => {
    const onSubmit = jest.fn<Props["onSubmit"]>();
    document.title = "Register";
    show({ onSubmit });
    await userEvent.type(screen.getByLabelText("Email"), "asha");
    await userEvent.tab();
    expect(screen.getByLabelText("Email")).not.toHaveAttribute("aria-invalid");
    await submit();
    const links = within(await summary()).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Enter an e-mail like name@example.in",
      "Enter your password",
      "Tick this to go on",
    ]);
    expect((await summary()).parentElement).toHaveFocus();
    expect(document.title).toBe("Error: Register");
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Error: Enter your password");
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(links[1] as HTMLElement);
    expect(screen.getByLabelText("Password")).toHaveFocus();
  });

  it("names the field in the summary if its message does not", async () => {
    const link = object({ portfolio: string().url("Enter a web address that starts with https://.").required() });
    render(
      <FormShell initialValues={{ portfolio: "x" }} schema={link} submitLabel="Register Now" onSubmit={() => {}}>
        <TextField name="portfolio" label="Portfolio link" />
      </FormShell>,
    );
    await submit();
    expect(within(await summary()).getByRole("link")).toHaveTextContent(
      "Portfolio link: Enter a web address that starts with https://.",
    );
  });

  it("checks a refused field again at each change, and leaves the others alone", async () => {
    show({ onSubmit: () => {} });
    await submit();
    await summary();
    await userEvent.type(screen.getByLabelText("Password"), "s");
    expect(screen.getByLabelText("Password")).toBeValid();
    expect(screen.getByLabelText("Email")).toBeInvalid();
    await userEvent.clear(screen.getByLabelText("Password"));
    expect(screen.getByLabelText("Password")).toBeValid();
  });

  it("submits the schema's cast values once, and shows the pending label during the submission", async () => {
    let finish = (_: { ok: true; message: string }) => {};
    const onSubmit = jest.fn<Props["onSubmit"]>(() => new Promise((resolve) => (finish = resolve)));
    show({ onSubmit });
    await fill();
    await userEvent.type(screen.getByLabelText("Expected CTC"), "4,50,000");
    await submit();
    await userEvent.click(await screen.findByRole("button", { name: "Registering..." }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      email: "asha@example.in",
      password: "secret123",
      ctc: 450000,
      isAdult: true,
    });
    finish({ ok: true, message: "Account created." });
    expect(await screen.findByText("Account created.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Register Now" })).toHaveAttribute("type", "submit");
  });

  it("shows the server's refusals below their fields and keeps the typed text", async () => {
    const onSubmitRefused = jest.fn();
    const errors = [{ field: "email", message: "This e-mail already has an account." }];
    show({ onSubmit: () => ({ ok: false, message: "Registration failed", errors }), onSubmitRefused });
    await fill();
    await submit();
    expect(await summary()).toHaveTextContent("Registration failed");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Error: This e-mail already has an account.");
    expect(screen.getByLabelText("Password")).toHaveValue("secret123");
    expect(onSubmitRefused).toHaveBeenCalledTimes(1);
    await userEvent.clear(screen.getByLabelText("Email"));
    await userEvent.type(screen.getByLabelText("Email"), "rao@example.in");
    expect(screen.getByLabelText("Email")).not.toHaveAttribute("aria-invalid");
  });

  it("shows a refusal in the summary, which is focused, and in a toast that closes automatically", async () => {
    render(<Toaster />);
    act(() => void toast("The toaster has come"));
    await screen.findByText("The toaster has come");
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      /** Advances the clock in small steps, between which React renders. */
      const pass = async (ms: number) => {
        for (let passed = 0; passed < ms; passed += 50) await act(() => jest.advanceTimersByTimeAsync(50));
      };
      const register = async () => {
        await user.click(screen.getByRole("button", { name: "Register Now" }));
        await pass(200);
      };
      const refusal = {
        ok: false,
        heading: "Not registered",
        message: "Try again later.",
        toast: "Failed to register",
      };
      let result: Awaited<ReturnType<Props["onSubmit"]>> = refusal as { ok: false };
      show({ onSubmit: () => result, invalidNote: "Fix the errors below." });
      await register();
      expect(screen.getByText("Fix the errors below.").closest("[role=alert]")).not.toBeNull();
      expect(document.querySelectorAll("[data-sonner-toast]")).toHaveLength(1); // the toast that has loaded
      await fill(user);
      await register();
      expect(screen.getByText("Failed to register")).toBeInTheDocument();
      const heading = screen.getByRole("heading", { name: "Not registered" });
      expect(heading.parentElement?.parentElement).toHaveFocus();
      await pass(4000);
      expect(screen.getByText("Failed to register")).toBeInTheDocument();
      expect(screen.queryByText("Fix the errors below.")).toBeNull();
      await pass(2000);
      expect(screen.queryByText("Failed to register")).toBeNull();
      expect(heading.parentElement).toHaveTextContent("Try again later.");
      await register();
      expect(screen.getByText("Failed to register")).toBeInTheDocument();
      result = undefined;
      await register();
      await pass(1000);
      expect(screen.queryByText("Failed to register")).toBeNull();
      expect(screen.queryByRole("heading", { name: "Not registered" })).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it("shows a fault of ours when the submission throws, or the page's own message", async () => {
    const onSubmit = () => Promise.reject(new Error("503"));
    const { unmount } = show({ onSubmit });
    await fill();
    await submit();
    expect(await summary()).toHaveTextContent(words.ourFault);
    unmount();
    show({ onSubmit, refusalOf: (error) => ({ message: `No: ${(error as Error).message}` }) });
    await fill();
    await submit();
    await waitFor(async () => expect(await summary()).toHaveTextContent("No: 503"));
  });

  it("holds its page while it is changed or being sent, so that no release aborts the request", async () => {
    let answer = () => {};
    const sent = new Promise<void>((resolve) => {
      answer = resolve;
    });
    render(
      <FormShell initialValues={{ title: "" }} submitLabel="Save" onSubmit={() => sent}>
        <TextField name="title" label="Title" />
      </FormShell>,
    );
    expect(isPageHeld()).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(isPageHeld()).toBe(true));
    answer();
    await waitFor(() => expect(isPageHeld()).toBe(false));
    await userEvent.type(screen.getByLabelText("Title"), "Analyst");
    expect(isPageHeld()).toBe(true);
  });
});

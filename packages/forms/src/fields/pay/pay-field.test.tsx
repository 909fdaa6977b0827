import { applicationPageSchema } from "@dryrun/domain/applications/schema";
import { withTypedPay } from "@dryrun/domain/pay/typed";
import { expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormShell } from "../../form-shell.tsx";
import { PayField } from "./pay-field.tsx";

const schema = withTypedPay(applicationPageSchema.pick(["expectedCTC"]), ["expectedCTC"]);

function show() {
  const onSubmit = jest.fn((_: { expectedCTC: number }) => ({ ok: true as const, message: "Sent" }));
  render(
    <FormShell initialValues={{ expectedCTC: "" }} schema={schema} onSubmit={onSubmit} submitLabel="Send">
      <PayField name="expectedCTC" label="Expected CTC" />
    </FormShell>,
  );
  const field = screen.getByLabelText("Expected CTC");
  const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
  return { onSubmit, field, send };
}

test("shows and sends the recognised amount; keeps the typed text", async () => {
  const { onSubmit, field, send } = show();
  await userEvent.type(field, "7.6 LPA");
  expect(field).toHaveValue("7.6 LPA");
  expect(field).toHaveAccessibleDescription("= ₹7,60,000 a year (7.6\u00a0lakh)");
  await send();
  await screen.findByText("Sent");
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ expectedCTC: 760_000 });
});

test("keeps unreadable text and shows an error at the field", async () => {
  const { onSubmit, field, send } = show();
  await userEvent.type(field, "a lot");
  await send();
  expect(field).toHaveValue("a lot");
  expect(field).toHaveAccessibleDescription("Error: Expected CTC needs an amount in rupees.");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("asks once about an unusual amount", async () => {
  const { onSubmit, field, send } = show();
  await userEvent.type(field, "760");
  await send();
  expect(field).toHaveAccessibleDescription(/₹760 a year is unusually low\. Confirm or correct it\./);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Yes, this is right" }));
  expect(field).toHaveFocus();
  expect(field).toBeValid();
  await send();
  await screen.findByText("Sent");
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ expectedCTC: 760 });
});

test("a corrected amount needs no confirmation", async () => {
  const { onSubmit, field, send } = show();
  await userEvent.type(field, "760");
  await send();
  await userEvent.type(field, "000");
  expect(screen.queryByRole("button", { name: "Yes, this is right" })).not.toBeInTheDocument();
  await send();
  await screen.findByText("Sent");
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ expectedCTC: 760_000 });
});

import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { verifyCertificate } from "@dryrun/domain/certificates/contract";
import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { show, type, useServer } from "../../testing/show-page.tsx";
import "@testing-library/jest-dom/jest-globals";

const server = useServer();
const certificate = {
  certId: "7K3M9-QXT2C",
  studentName: "Asha Verma",
  courseName: "Data Analyst Masterclass",
  email: "a***@example.com",
  issuedOn: "2026-11-20T10:00:00.000Z",
};
const pressButton = () => userEvent.click(screen.getByRole("button", { name: "Verify" }));

test("shows the certificate of a typed id, with a link to it", async () => {
  server.use(answers(verifyCertificate, certificate));
  const router = show("/verify-certificate");
  await type("Certificate id", " 7k3m9-qxt2c ");
  await pressButton();
  const region = within(await screen.findByRole("article", { name: "Asha Verma" }));
  expect(region.getByText("This certificate is valid.")).toBeVisible();
  for (const text of ["Data Analyst Masterclass", "20 Nov 2026", "a***@example.com", "7K3M9-QXT2C"])
    expect(region.getByText(text)).toBeVisible();
  expect(region.getByLabelText("Link to this certificate")).toHaveValue(
    "http://localhost/verify-certificate?id=7K3M9-QXT2C",
  );
  expect(region.getByRole("button", { name: "Print" })).toBeVisible();
  expect(router.state.location.search).toBe("?id=7k3m9-qxt2c");
});

test("fills the field from the QR code's link and verifies immediately", async () => {
  server.use(answers(verifyCertificate, certificate));
  show("/verify-certificate?id=7K3M9-QXT2C");
  expect(await screen.findByRole("article", { name: "Asha Verma" })).toBeVisible();
  expect(screen.getByLabelText("Certificate id")).toHaveValue("7K3M9-QXT2C");
});

test("does nothing for a blank id", async () => {
  let requestCount = 0;
  server.use(
    answers(verifyCertificate, certificate, () => {
      requestCount += 1;
    }),
  );
  const router = show("/verify-certificate");
  await type("Certificate id", "   ");
  await pressButton();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([requestCount, router.state.location.search, screen.queryByRole("alert")]).toEqual([0, "", null]);
});

test("does not find an unknown or revoked one, and accepts another id", async () => {
  server.use(refuses(verifyCertificate, "NOT_FOUND", { message: "Certificate not found" }));
  show("/verify-certificate?id=ABCDE-FGHJK");
  expect(await screen.findByText("Certificate not found")).toBeVisible();
  expect(screen.getByText(/Check the id under the QR code\./)).toBeVisible();
  server.use(answers(verifyCertificate, certificate));
  await userEvent.clear(screen.getByLabelText("Certificate id"));
  await type("Certificate id", "7K3M9-QXT2C");
  await pressButton();
  expect(await screen.findByRole("article", { name: "Asha Verma" })).toBeVisible();
  expect(screen.queryByText("Certificate not found")).toBeNull();
});

test("keeps the focus when an id is not found, and Back shows the id before", async () => {
  server.use(refuses(verifyCertificate, "NOT_FOUND", { message: "Certificate not found" }));
  const router = show("/verify-certificate?id=ABCDE-FGHJK");
  await screen.findByText("Certificate not found");
  const field = screen.getByLabelText("Certificate id");
  await userEvent.clear(field);
  await userEvent.type(field, "ZZZZZ-ZZZZZ{Enter}");
  await waitFor(() => expect(router.state.location.search).toBe("?id=ZZZZZ-ZZZZZ"));
  await screen.findByText("Certificate not found");
  expect(screen.getByLabelText("Certificate id")).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(screen.getByLabelText("Certificate id")).toHaveValue("ABCDE-FGHJK");
});

test("shows an error after a failed call, and can be retried", async () => {
  server.use(isOffline(verifyCertificate));
  show("/verify-certificate?id=7K3M9-QXT2C");
  expect(await screen.findByText("Certificate not found")).toBeVisible();
  expect(screen.queryByText(/Check the id/)).toBeNull();
  server.use(answers(verifyCertificate, certificate));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article", { name: "Asha Verma" })).toBeVisible();
});

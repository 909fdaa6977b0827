import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import * as contract from "@dryrun/domain/certificates/contract";
import { ALREADY_ISSUED, CERTIFICATE_ISSUED, CERTIFICATE_REVOKED } from "@dryrun/domain/certificates/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { Certificate } from "./certificate-table.tsx";

const server = useServer();
const certificate: Certificate = {
  _id: "00000000-0000-7000-8000-000000000001",
  certId: "7K3M9-QXT2C",
  studentName: "Asha Verma",
  email: "asha@example.com",
  courseName: "Data Analyst Masterclass",
  issuedOn: "2026-11-20T10:00:00.000Z",
  revokedAt: null,
  revokeReason: "",
};
const revoked = {
  ...certificate,
  _id: "00000000-0000-7000-8000-000000000002",
  studentName: "Ravi Nair",
  email: "",
  revokedAt: "2026-11-21T10:00:00.000Z",
  revokeReason: "Wrong name",
};
const listed = (...certificates: Certificate[]) =>
  answers(contract.certificates, { certificates, totalPages: 1, currentPage: 1, total: certificates.length });
const pressButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const inDialog = async () => within(await screen.findByRole("dialog"));

beforeEach(() => server.use(listed(certificate, revoked)));

test("shows certificates with their state; a revoked one has its reason in its details, and cannot be revoked again", async () => {
  show(paths.certificates);
  const rows = within(await screen.findByRole("table", { name: "Certificates" })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(
    /Asha Verma.*Data Analyst Masterclass.*asha@example\.com.*7K3M9-QXT2C.*20 Nov 2026.*Valid/,
  );
  expect(rows[2]).toHaveTextContent(/Ravi Nair.*Address deleted.*Revoked/);
  expect(screen.getAllByRole("button", { name: /^Revoke the/ })).toHaveLength(1);
  await pressButton("Certificate of Ravi Nair, Data Analyst Masterclass");
  const dialog = await inDialog();
  expect(dialog.getByText("Wrong name")).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Download/ })).toBeNull();
});

test("issues a complete certificate, and shows a refusal of the server in the form", async () => {
  const sent: unknown[] = [];
  server.use(refuses(contract.issueCertificate, "ALREADY_ISSUED", { message: ALREADY_ISSUED }));
  show(paths.certificates);
  await pressButton("Issue certificate");
  const dialog = await inDialog();
  const issue = dialog.getByRole("button", { name: "Issue certificate" });
  await userEvent.click(issue);
  expect((await dialog.findAllByText("Student name is required.")).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText(/^Course/)).toHaveValue("Data Analyst Masterclass");
  await fill(dialog.getByLabelText(/^Name/), "Asha Verma");
  await fill(dialog.getByLabelText(/^Email/), "asha@example.com");
  await userEvent.click(issue);
  expect((await dialog.findAllByText(ALREADY_ISSUED)).length).toBeGreaterThan(0);
  server.use(
    answers(contract.issueCertificate, { message: CERTIFICATE_ISSUED, certificate }, (body) => sent.push(body)),
  );
  await userEvent.click(issue);
  expect(await screen.findByText(CERTIFICATE_ISSUED)).toBeVisible();
  expect(sent).toEqual([
    { studentName: "Asha Verma", email: "asha@example.com", courseName: "Data Analyst Masterclass" },
  ]);
});

test("issues a file of certificates, or shows each faulty row", async () => {
  const errors = [{ row: 3, field: "email", message: "Row 3: Email is not valid." }];
  server.use(refuses(contract.importCertificates, "VALIDATION", { message: "Row 3: Email is not valid.", errors }));
  show(paths.certificates);
  await pressButton("Import CSV");
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole("button", { name: "Issue all" }));
  expect(await dialog.findByText("Please select a CSV file.")).toBeVisible();
  await userEvent.upload(dialog.getByLabelText(/^CSV file/), new File(["studentName,email,courseName"], "list.csv"));
  await userEvent.click(dialog.getByRole("button", { name: "Issue all" }));
  expect(await dialog.findByText("Row 3: Email is not valid.")).toBeVisible();
  expect(dialog.getByText("1 row has a problem. Nothing was imported.")).toBeVisible();
  server.use(answers(contract.importCertificates, { message: "2 certificates issued", issued: 2, existing: 0 }));
  await userEvent.click(dialog.getByRole("button", { name: "Issue all" }));
  expect(await screen.findByText("2 certificates issued")).toBeVisible();
});

test("revokes a certificate with a reason, after a confirmation", async () => {
  const sent: unknown[] = [];
  server.use(
    answers(contract.revokeCertificate, { message: CERTIFICATE_REVOKED, certificate: revoked }, (body) =>
      sent.push(body),
    ),
  );
  show(paths.certificates);
  await pressButton("Revoke the certificate of Asha Verma, Data Analyst Masterclass");
  const dialog = within(await screen.findByRole("alertdialog"));
  await fill(dialog.getByLabelText(/^Reason/), "Wrong name");
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText(CERTIFICATE_REVOKED)).toBeVisible();
  expect(sent).toEqual([{ reason: "Wrong name" }]);
});

test("shows a failure in the dialog, which keeps the reason", async () => {
  server.use(failsWith(contract.revokeCertificate));
  show(paths.certificates);
  await pressButton("Revoke the certificate of Asha Verma, Data Analyst Masterclass");
  const dialog = within(await screen.findByRole("alertdialog"));
  await fill(dialog.getByLabelText(/^Reason/), "Wrong name");
  await userEvent.click(dialog.getByRole("button", { name: "Revoke" }));
  expect(await dialog.findByText("The certificate could not be revoked. Please try again.")).toBeVisible();
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue("Wrong name");
});

test("shows an error when the download fails", async () => {
  server.use(failsWith(contract.certificatePdf));
  show(paths.certificates);
  await pressButton("Certificate of Asha Verma, Data Analyst Masterclass");
  await userEvent.click((await inDialog()).getByRole("button", { name: "Download the certificate of Asha Verma" }));
  expect(await screen.findByText("The certificate could not be downloaded. Please try again.")).toBeVisible();
});

import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { certificatePdf, myCertificates } from "@dryrun/domain/certificates/contract";
import { addMs, DAY_MS, formatDate } from "@dryrun/domain/time";
import { expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { server, showAt, withServer } from "../../../testing/show.tsx";

withServer();
const certificate = {
  certId: "7K3M9-QXT2C",
  studentName: "Asha Verma",
  courseName: "Data Analyst Masterclass",
  issuedOn: addMs(new Date(), -DAY_MS).toISOString(),
};
const moment = () => screen.findByRole("dialog", { name: "You have a new certificate" });
/** Closes the moment of a new certificate, which covers the page. */
const closesTheMoment = async () => {
  await moment();
  await userEvent.keyboard("{Escape}");
};
const section = async () => within(await screen.findByRole("region", { name: "My certificates" }));

it("lists the student's certificates with their PDF and verification page", async () => {
  showAt("/student/profile");
  server.use(answers(myCertificates, { certificates: [certificate] }), failsWith(certificatePdf));
  await closesTheMoment();
  const own = await section();
  expect(await own.findByText("Data Analyst Masterclass")).toBeVisible();
  expect(own.getByText(`Issued on ${formatDate(certificate.issuedOn)}, id 7K3M9-QXT2C`)).toBeVisible();
  expect(own.getByRole("link", { name: /^Verification page/ })).toHaveAttribute(
    "href",
    "/verify-certificate?id=7K3M9-QXT2C",
  );
  await userEvent.click(own.getByRole("button", { name: "Download the certificate for Data Analyst Masterclass" }));
  expect(await own.findByRole("alert")).toHaveTextContent("could not be downloaded");
});

it("celebrates a new certificate once, with its PDF", async () => {
  server.use(answers(myCertificates, { certificates: [certificate] }), failsWith(certificatePdf));
  const shown = showAt("/student/profile");
  const dialog = within(await moment());
  expect(dialog.getByText("Data Analyst Masterclass")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Download PDF" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("could not be downloaded");
  await closesTheMoment();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  shown.router.dispose();
  cleanup();
  showAt("/student/profile");
  await (await section()).findByText("Data Analyst Masterclass");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("does not announce an old certificate on a new device", async () => {
  const issuedOn = addMs(new Date(), -31 * DAY_MS).toISOString();
  server.use(answers(myCertificates, { certificates: [{ ...certificate, issuedOn }] }));
  showAt("/student/profile");
  await (await section()).findByText("Data Analyst Masterclass");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each([
  [true, "No certificate has been issued to you yet."],
  [false, "Verify your e-mail address to see the certificates that were issued to it."],
])("shows a message when there is none (address verified: %s)", async (emailVerified, text) => {
  showAt("/student/profile", { user: { emailVerified } });
  expect(await (await section()).findByText(text)).toBeVisible();
});

it("shows an error when they cannot be loaded, and retries", async () => {
  showAt("/student/profile");
  server.use(failsWith(myCertificates));
  const own = await section();
  expect(await own.findByText("Your certificates could not be loaded")).toBeVisible();
  server.use(answers(myCertificates, { certificates: [certificate] }));
  await userEvent.click(own.getByRole("button", { name: "Try again" }));
  await closesTheMoment();
  expect(await own.findByText("Data Analyst Masterclass")).toBeVisible();
});

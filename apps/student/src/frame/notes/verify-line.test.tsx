import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { myApplications } from "@dryrun/domain/applications/contract";
import { resendVerification } from "@dryrun/domain/auth/contract";
import { quizHistory } from "@dryrun/domain/quiz/contract";
import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onePage } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();
const show = (emailVerified: boolean) => {
  server.use(answers(myApplications, { applications: [], invitations: [], ...onePage, total: 0 }));
  showAt("/student/my-applications", { user: { emailVerified } });
};

it("shows an unverified student the address of the verification mail, and sends it again", async () => {
  show(false);
  expect(await screen.findByText(/link we have sent to asha@student.example/)).toBeInTheDocument();
  server.use(refuses(resendVerification, "TOO_MANY_REQUESTS", { message: "Wait an hour." }));
  await userEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText("Wait an hour.")).toBeInTheDocument();
  server.use(answers(resendVerification, { message: "Sent" }));
  await userEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText("A new verification link is on its way.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Send the link again" })).toBeNull();
});

it("is hidden once the address is verified", async () => {
  show(true);
  await screen.findByRole("heading", { name: "You haven't applied to any jobs yet." });
  expect(screen.queryByText(/Verify your address/)).toBeNull();
});

it.each(["/student/quiz", "/student/practice/drill"])("is shown on every page of the part: %s", async (path) => {
  server.use(answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }));
  showAt(path, { user: { emailVerified: false } });
  expect(await screen.findByText(/link we have sent to asha@student.example/)).toBeInTheDocument();
});

import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { jobPage, reportJob } from "@dryrun/domain/jobs/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aJob, idOf } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";

withServer();

async function openReport() {
  server.use(answers(jobPage, aJob()));
  showAt(`/student/jobs/${idOf(100)}`);
  await userEvent.click(await screen.findByRole("button", { name: "Report this job" }));
  return within(await screen.findByRole("dialog", { name: "Report this job" }));
}

it("sends the reason and a note, and confirms it", async () => {
  const sent: unknown[] = [];
  server.use(answers(reportJob, { message: "Thank you. We will look at this job." }, (body) => void sent.push(body)));
  const dialog = await openReport();
  await userEvent.click(dialog.getByRole("radio", { name: "Asks for money" }));
  await fill(dialog.getByLabelText(/^Tell us more/), "₹500 to apply.");
  await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await screen.findByText("Thank you. We will look at this job.")).toBeInTheDocument();
  expect(sent).toEqual([{ reason: "Asks for money", note: "₹500 to apply." }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("requires a reason, and shows the server's message", async () => {
  const message = "You have reported many jobs. Try again later.";
  server.use(refuses(reportJob, "TOO_MANY_REQUESTS", { message }));
  const dialog = await openReport();
  await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
  expect((await dialog.findAllByText("Choose what is wrong with it.")).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole("radio", { name: "Something else" }));
  await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
});

import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { bulkInvite, jobInvitations } from "@dryrun/domain/invitations/contract";
import { employerJob, jobStats } from "@dryrun/domain/jobs/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../../../paths.ts";
import { job, jobStatsAnswer } from "../../../../testing/samples/jobs.ts";
import { show, useServer } from "../../../../testing/show.tsx";

const server = useServer();
beforeEach(() => {
  server.use(
    answers(employerJob, { job }),
    answers(jobStats, jobStatsAnswer),
    answers(jobInvitations, { invitations: [] }),
  );
});
const HEADER = "firstName,lastName,email,phone,validity";
const csv = (...lines: string[]) => new File([[HEADER, ...lines].join("\r\n")], "people.csv", { type: "text/csv" });
const fine = csv("Asha,Rao,asha@example.com,9876543210,48", "Ravi,Iyer,ravi@example.com,9876543211,Never");
const results = [
  { row: 2, email: "asha@example.com", type: "invited" as const },
  { row: 3, email: "ravi@example.com", type: "reminder" as const },
  { row: 4, email: "tara@example.com", type: "withinDay" as const },
];

async function choose(file: File) {
  show(paths.jobTab(job._id, "invited"));
  await userEvent.click(await screen.findByRole("button", { name: "Bulk invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bulk invite" }));
  await userEvent.upload(dialog.getByLabelText("CSV file"), file);
  await userEvent.click(dialog.getByRole("button", { name: "Check file" }));
  return dialog;
}

describe("the bulk invite", () => {
  test("requires a file", async () => {
    show(paths.jobTab(job._id, "invited"));
    await userEvent.click(await screen.findByRole("button", { name: "Bulk invite" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("link", { name: "Download a template" })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent(HEADER)),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Check file" }));
    expect(await dialog.findByText("Please select a CSV file.")).toBeVisible();
  });

  test("shows every row with errors, and sends nothing", async () => {
    const dialog = await choose(
      csv(
        "Asha,Rao,,9876543210,",
        "Ravi,Iyer,ravi@example.com,9876543211,72",
        "B,C,d@e.co,9876543210,24",
        "B,C,D@E.co,9876543210,24",
      ),
    );
    const list = within(await dialog.findByRole("list", { name: "What is wrong" }));
    expect(list.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "Row 2: e-mail and validity are missing",
      "Row 3: invalid validity",
      "Row 5: same e-mail as row 4",
    ]);
    expect(dialog.getByText("3 rows need to be corrected. Nothing has been sent yet.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Download the errors" })).toBeVisible();
    expect(dialog.queryByRole("button", { name: /^Invite/ })).toBeNull();
    const table = dialog.getByRole("table", { name: "3 rows to correct, of 4" });
    const follows = list.getAllByRole("listitem")[0]?.compareDocumentPosition(table);
    expect(follows).toBe(Node.DOCUMENT_POSITION_PRECEDING); // the list has the same message
    await userEvent.click(dialog.getByRole("button", { name: "Choose another file" }));
    expect(dialog.getByLabelText("CSV file")).toBeVisible();
  });

  test("shows that a file is not a CSV", async () => {
    const dialog = await choose(csv('"Asha,Rao,asha@example.com,9876543210,48'));
    expect(await dialog.findByText("Failed to parse CSV")).toBeVisible();
  });

  test("sends the checked rows, shows the counts, and closes automatically", async () => {
    const sent: string[] = [];
    const keys: (string | null)[] = [];
    server.use(
      http.post(`/api${bulkInvite.path}`, async ({ request }) => {
        keys.push(request.headers.get("idempotency-key"));
        sent.push(await ((await request.formData()).get("file") as File).text());
        return HttpResponse.json({ message: "Invitations sent", results });
      }),
    );
    const dialog = await choose(fine);
    expect(await dialog.findByText("2 candidates can be invited.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Invite 2 candidates" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([
      `${HEADER}\r\nAsha,Rao,asha@example.com,9876543210,48\r\nRavi,Iyer,ravi@example.com,9876543211,never`,
    ]);
    expect(keys[0]).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Last bulk invite" })).toBeVisible();
    const counts = screen.getByText("Invited", { selector: "dt" }).parentElement;
    expect(counts).toHaveTextContent("1");
    expect(screen.getByText("Invited again").parentElement).toHaveTextContent("1");
    expect(screen.getByText(/^Skipped: invited or reminded/).parentElement).toHaveTextContent(/1$/);
    expect(screen.getByText("Already applied").parentElement).toHaveTextContent("0");
  });

  test("shows the server's refused rows or a failure; after a lost answer it resends with the same key", async () => {
    const errors = [{ row: 2, field: "email", message: "Row 2: invited to this job 5 times today" }];
    server.use(
      refuses(bulkInvite, "VALIDATION", { message: "Some rows are not valid. Nothing has been sent yet.", errors }),
    );
    const dialog = await choose(fine);
    await userEvent.click(await dialog.findByRole("button", { name: "Invite 2 candidates" }));
    expect(await dialog.findByText("Row 2: invited to this job 5 times today")).toBeVisible();
    expect(dialog.queryByRole("button", { name: /^Invite/ })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Choose another file" }));
    server.use(isOffline(bulkInvite));
    await userEvent.upload(dialog.getByLabelText("CSV file"), fine);
    await userEvent.click(dialog.getByRole("button", { name: "Check file" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Invite 2 candidates" }));
    expect(await dialog.findByText("Bulk upload failed")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Invite 2 candidates" })).toBeEnabled();
  });
});

const pasted = async (...lines: string[]) => {
  show(paths.jobTab(job._id, "invited"));
  await userEvent.click(await screen.findByRole("button", { name: "Bulk invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bulk invite" }));
  await userEvent.click(dialog.getByLabelText("Or paste rows from a sheet"));
  await userEvent.paste(lines.join("\n"));
  await userEvent.click(dialog.getByRole("button", { name: "Check rows" }));
  return dialog;
};
const sends = (sent: string[]) =>
  http.post(`/api${bulkInvite.path}`, async ({ request }) => {
    sent.push(await ((await request.formData()).get("file") as File).text());
    return HttpResponse.json({ message: "Invitations sent", results });
  });

describe("rows pasted from a sheet", () => {
  test("with a full name in one column need confirmation, are corrected in place and sent", async () => {
    const sent: string[] = [];
    server.use(sends(sent));
    const dialog = await pasted(
      "S.No\tName\tE-mail\tMobile",
      "1\tAsha Rao\tasha@example.com\t98765 43210",
      "2\tMeera\tasha.two@example\t12345",
      "3\tRavi Iyer\tasha@example.com\t9876543212",
    );
    expect(await dialog.findByText("Match the columns of your sheet.")).toBeVisible();
    expect(dialog.getByLabelText("First name")).toHaveDisplayValue("Name: first word");
    expect(dialog.getByLabelText("Last name")).toHaveDisplayValue("Name: all but the first word");
    expect(dialog.getByText("All invitations get: 48 hours.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Check rows" }));
    const table = within(await dialog.findByRole("table", { name: "2 rows to correct, of 3" }));
    const lastName = table.getByLabelText("Last name, row 3");
    expect(lastName).toBeInvalid();
    expect(lastName).toHaveAccessibleDescription(/Last name is required\./);
    expect(table.getByLabelText("Phone, row 3")).toHaveAccessibleDescription(/10-digit mobile number/);
    expect(table.getByLabelText("Email, row 4")).toHaveAccessibleDescription(/The same e-mail as in row 2\./);
    expect(dialog.queryByRole("button", { name: /^Invite/ })).toBeNull();
    await userEvent.type(lastName, "Kaur");
    await userEvent.type(table.getByLabelText("Email, row 3"), ".com");
    await userEvent.clear(table.getByLabelText("Phone, row 3"));
    await fill(table.getByLabelText("Phone, row 3"), "9876543211");
    expect(lastName).toHaveValue("Kaur");
    expect(dialog.getByText("1 row needs to be corrected. Nothing has been sent yet.")).toBeVisible();
    await userEvent.click(table.getByRole("button", { name: "Leave out row 4" }));
    expect(table.getByRole("button", { name: "Leave out row 3" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Invite 2 candidates" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toBe(
      `${HEADER}\r\nAsha,Rao,asha@example.com,9876543210,48\r\nMeera,Kaur,asha.two@example.com,9876543211,48`,
    );
  });

  test("are not lost by Escape, which asks first", async () => {
    const dialog = await pasted("First Name\tSurname\tE-mail\tMobile", "Asha\tRao\tasha@example\t9876543210");
    await userEvent.type(await dialog.findByLabelText("Email, row 2"), ".com");
    await userEvent.keyboard("{Escape}");
    const question = within(await screen.findByRole("alertdialog", { name: "Close without inviting?" }));
    await userEvent.click(question.getByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(dialog.getByLabelText("Email, row 2")).toHaveValue("asha@example.com");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Close anyway" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("with an empty validity get one common choice; an invalid one names the valid values", async () => {
    const dialog = await pasted(
      "First Name\tLast Name\tEmail\tPhone\tValidity",
      "Asha\tRao\tasha@example.com\t9876543210\t",
      "Ravi\tIyer\travi@example.com\t9876543211\t72",
    );
    const cell = await dialog.findByLabelText("Validity, row 3");
    expect(cell).toHaveAccessibleDescription(/Use 24, 48 or never\./);
    await userEvent.selectOptions(dialog.getByLabelText("Fill empty Validity cells with"), "No expiry");
    expect(dialog.getByLabelText("Validity, row 2")).toHaveDisplayValue("No expiry");
    expect(dialog.getByRole("table", { name: "1 row to correct, of 2" })).toBeVisible();
    expect(dialog.getByRole("checkbox", { name: "Show only rows to correct" })).toBeChecked();
    await userEvent.selectOptions(cell, "24 hours");
    expect(dialog.getByText("2 candidates can be invited.")).toBeVisible();
    expect(dialog.getByRole("table", { name: "2 corrected rows, of 2" })).toBeVisible();
    expect(dialog.getByRole("checkbox", { name: "Show only corrected rows" })).toBeChecked();
  });

  test("that were invited before are marked; the columns can be changed", async () => {
    server.use(
      answers(jobInvitations, {
        invitations: [
          {
            _id: job._id,
            student: { _id: job._id, fullName: "Asha Rao", email: "asha@example.com" },
            validity: "24",
            createdAt: job.createdAt,
            expiresAt: null,
            hasApplied: false,
            interviewStatus: null,
            applicationId: null,
            applicationStatus: null,
          },
        ],
      }),
    );
    const dialog = await pasted("First Name\tSurname\tE-mail\tMobile", "Asha\tRao\tASHA@example.com\t9876543210");
    expect(
      await dialog.findByText(
        "1 person has already been invited. They get the invitation again, unless they were invited or reminded in the last 24 hours.",
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Change columns" }));
    await userEvent.selectOptions(dialog.getByLabelText("Phone"), "Choose a column");
    await userEvent.click(dialog.getByRole("button", { name: "Check rows" }));
    expect(await dialog.findByText("Row 2: phone is missing")).toBeVisible();
    expect(dialog.getByLabelText("Phone, row 2")).toHaveAccessibleDescription(
      /Without one, use “Invite a candidate”\./,
    );
  });

  test("above 500 are refused as a whole, and a spreadsheet file gets instructions", async () => {
    const rows = Array.from({ length: 501 }, (_, index) => `A\tB\ta${index}@example.com\t9876543210`);
    const dialog = await pasted("First Name\tSurname\tE-mail\tMobile", ...rows);
    expect(await dialog.findByText("A file can have at most 500 rows.")).toBeVisible();
    const xlsx = new File(["PK"], "people.xlsx", {
      type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    });
    await userEvent.upload(dialog.getByLabelText("CSV file"), xlsx);
    expect(await dialog.findByText(/^This is a spreadsheet\. Save it as CSV/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Check file" }));
    expect(dialog.getByText(/^This is a spreadsheet\. Save it as CSV/)).toBeVisible();
  });
});

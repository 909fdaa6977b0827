import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { bulkInvite, jobInvitations } from "@dryrun/domain/invitations/contract";
import { employerJob, jobStats } from "@dryrun/domain/jobs/contract";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../../../paths.ts";
import { job, jobStatsAnswer } from "../../../../testing/samples.ts";
import { show, useServer } from "../../../../testing/show.tsx";
import { fileOf, readRows } from "./read-rows.ts";

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
];

async function choose(file: File) {
  show(paths.job(job._id));
  await userEvent.click(await screen.findByRole("button", { name: "Bulk invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bulk invite" }));
  await userEvent.upload(dialog.getByLabelText("CSV file"), file);
  await userEvent.click(dialog.getByRole("button", { name: "Check file" }));
  return dialog;
}

describe("the bulk invite", () => {
  test("needs a file", async () => {
    show(paths.job(job._id));
    await userEvent.click(await screen.findByRole("button", { name: "Bulk invite" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("link", { name: "Download a template" })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent(HEADER)),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Check file" }));
    expect(await dialog.findByText("Please select a CSV file.")).toBeVisible();
  });

  test("shows every row that is wrong, and sends nothing", async () => {
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
      "Row 2: missing email, validity",
      "Row 3: invalid validity",
      "Row 5: same email as row 4",
    ]);
    expect(dialog.getByText("3 rows need to be corrected. Nobody was invited.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Download the errors" })).toBeVisible();
    expect(dialog.queryByRole("button", { name: /^Invite/ })).toBeNull();
    expect(dialog.getByRole("table", { name: "All rows" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Choose another file" }));
    expect(dialog.getByLabelText("CSV file")).toBeVisible();
  });

  test("says that a file is no CSV", async () => {
    const dialog = await choose(csv('"Asha,Rao,asha@example.com,9876543210,48'));
    expect(await dialog.findByText("Failed to parse CSV")).toBeVisible();
  });

  test("sends the checked rows, counts what came of them, and closes by itself", async () => {
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
    const counts = screen.getByText("Invited", { selector: "dt" }).parentElement;
    expect(counts).toHaveTextContent("1");
    expect(screen.getByText("Reminded").parentElement).toHaveTextContent("1");
    expect(screen.getByText("Already applied").parentElement).toHaveTextContent("0");
  });

  test("shows the server's rows, or that it failed; after a lost answer it asks with the same key", async () => {
    const errors = [{ row: 2, field: "email", message: "Row 2: invited to this job 5 times today" }];
    server.use(refuses(bulkInvite, "VALIDATION", { message: "Some rows are not valid. Nobody was invited.", errors }));
    const dialog = await choose(fine);
    await userEvent.click(await dialog.findByRole("button", { name: "Invite 2 candidates" }));
    expect(await dialog.findByText("Row 2: invited to this job 5 times today")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Choose another file" }));
    server.use(isOffline(bulkInvite));
    await userEvent.upload(dialog.getByLabelText("CSV file"), fine);
    await userEvent.click(dialog.getByRole("button", { name: "Check file" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Invite 2 candidates" }));
    expect(await dialog.findByText("Bulk upload failed")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Invite 2 candidates" })).toBeEnabled();
  });
});

describe("a file as spreadsheets write it", () => {
  const codes = { latin1: Uint8Array, utf16le: Uint16Array };
  const bytes = (text: string, encoding: keyof typeof codes) =>
    new File([new codes[encoding]([...text].map((letter) => letter.charCodeAt(0)))], "a.csv");
  test.each<[string, File]>([
    [
      "a mark and semicolons",
      new File(["\uFEFFfirstName;lastName;email;phone;validity\r\nZoë;Nair;z@e.co;9876543210;24\r\n;;;;\r\n"], "a.csv"),
    ],
    ["Latin-1", bytes(`${HEADER}\r\nZo\u00eb,Nair,z@e.co,9876543210,24\r\n`, "latin1")],
    ["UTF-16", bytes(`\uFEFF${HEADER}\r\nZo\u00eb,Nair,z@e.co,9876543210,24\r\n`, "utf16le")],
    [
      "further columns and a line break in quotes",
      new File([`remarks,${HEADER}\n"two\nlines",Zoë,Nair,z@e.co,9876543210,24\n`], "a.csv"),
    ],
  ])("is read: %s", async (_, file) => {
    const { rows, errors } = await readRows(file);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ row: 2, firstName: "Zoë", email: "z@e.co", validity: "24" }]);
  });

  test("rows keep their line where blank ones stand between them", async () => {
    const { rows } = await readRows(csv("", "A,B,a@b.co,9876543210,24", "", "C,D,c@d.co,9876543210,48"));
    const again = await readRows(fileOf(rows));
    expect(again.rows).toEqual(rows);
    expect(rows.map(({ row }) => row)).toEqual([3, 5]);
  });
});

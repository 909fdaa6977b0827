import type { RunMessage, RunRequest } from "@dryrun/run-worker/protocol";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { useState } from "react";
import { server, showAt, withServer } from "../../../testing/show.tsx";
import { forgetSales } from "./use-sales.ts";
import { WorkbookPart } from "./workbook-part.tsx";

withServer();

const AT = "/api/quiz/dataset/dryrun-sales.csv";
const CSV = "order_id,order_date,region,sales\nDR-1,05-Apr-2023,South\u00a0,10\nDR-2,2023-04-06,South,\n";
const requests: RunRequest[] = [];
/** Answers each run immediately with one number. */
class FakeWorker {
  onmessage: ((event: { data: RunMessage }) => void) | null = null;
  postMessage(request: RunRequest) {
    const { id, run } = request;
    if (run) requests.push(request);
    const table = { name: "", columns: ["S"], headers: ["1"], rows: [[274]], marked: [], more: 0 };
    queueMicrotask(() => {
      this.onmessage?.({ data: { id, is: "loaded" } });
      if (run) this.onmessage?.({ data: { id, is: "done", outcome: { is: "result", tables: [table], notes: [] } } });
    });
  }
  terminate() {}
}
const build = { Worker: FakeWorker, __WORKER__: "workers/run.js", __webpack_public_path__: "/remotes/student/1/" };
beforeEach(() => {
  server.use(http.get(AT, () => HttpResponse.text(CSV)));
  requests.length = 0;
  Object.assign(globalThis, build);
});
afterEach(() => {
  forgetSales();
  for (const name of Object.keys(build)) Reflect.deleteProperty(globalThis, name);
});

const question = {
  id: "p-39",
  topic: "Excel",
  needsFile: true,
  question: 'In `dryrun-sales.xlsx`, what does `=COUNTIF(C:C,"South")` return?',
  options: ["1", "2"],
} as const;
function Page() {
  const [code, setCode] = useState<string>();
  return <WorkbookPart ofQuestion={{ question: { ...question, options: [] }, code, onCode: setCode }} />;
}
const show = () => showAt("/student/quiz/start", { routes: [{ path: "/student/quiz/start", element: <Page /> }] });
const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const opensTheBench = async () => {
  await pressButton("Work with the data here");
  await pressButton("Formula, query or macro");
};
const code = () => screen.findByRole("textbox", { name: "Your formula or query" });
const rows = () => JSON.parse(requests.at(-1)?.run?.world ?? "{}").sheets[0].rows;

it("can be loaded again when the workbook is not available", async () => {
  server.use(http.get(AT, () => HttpResponse.error(), { once: true }));
  show();
  await pressButton("Work with the data here");
  expect(await screen.findByText("The sales workbook could not be loaded.")).toBeInTheDocument();
  await pressButton("Try again");
  expect(await screen.findByText("2 rows")).toBeInTheDocument();
});

it("runs the question's own formula on the file as downloaded, or cleaned", async () => {
  show();
  await opensTheBench();
  expect(await code()).toHaveValue('=COUNTIF(C:C,"South")');
  await pressButton("Run");
  expect(await screen.findByRole("table", { name: "Result" })).toHaveTextContent("274");
  expect(rows().slice(1)).toEqual([
    ["DR-1", "05-Apr-2023", "South\u00a0", 10],
    ["DR-2", { date: "2023-04-06" }, "South", null],
  ]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Remove stray spaces" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Convert dates stored as text to real dates" }));
  expect(screen.queryByRole("table", { name: "Result" })).toBeNull(); // it was a result of other data
  await pressButton("Run");
  expect(rows()[1]).toEqual(["DR-1", { date: "2023-04-05" }, "South", 10]);
});

it("switches the language, and runs on Ctrl+Enter", async () => {
  show();
  await opensTheBench();
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Write" }), "A SQL query");
  expect(await code()).toHaveValue("");
  await userEvent.type(await code(), "SELECT 1{Control>}{Enter}{/Control}");
  await screen.findByRole("table", { name: "Result" });
  expect(requests.at(-1)).toMatchObject({ kind: "sql", run: { program: "SELECT 1" } });
  await userEvent.click(screen.getByText("Show the first rows"));
  const first = within(screen.getByRole("table", { name: "First rows of sales" }));
  expect(first.getByRole("columnheader", { name: "order_date" })).toBeInTheDocument();
});

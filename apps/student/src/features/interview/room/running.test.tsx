import { fill } from "@dryrun/frame/testing/fill";
import type { RunMessage, RunRequest } from "@dryrun/run-worker/protocol";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeFullScreen } from "../../../testing/full-screen.ts";
import { withServer } from "../../../testing/show.tsx";
import { answerEditor, aQuestion, aStart, openRoom, pressButton } from "../testing.tsx";

withServer();

const requests: RunRequest[] = [];
/** Answers each run immediately with one row. */
class FakeWorker {
  onmessage: ((event: { data: RunMessage }) => void) | null = null;
  postMessage(request: RunRequest) {
    requests.push(request);
    const table = { name: "", columns: ["city"], headers: [], rows: [["Pune"]], marked: [], more: 0 };
    queueMicrotask(() => {
      this.onmessage?.({ data: { id: request.id, is: "loaded" } });
      if (request.run) {
        const outcome = { is: "result", tables: [table], notes: [] } as const;
        this.onmessage?.({ data: { id: request.id, is: "done", outcome: { ...outcome, tables: [table], notes: [] } } });
      }
    });
  }
  terminate() {}
}
const build = { Worker: FakeWorker, __WORKER__: "workers/run.js", __webpack_public_path__: "/remotes/student/1/" };
let takeAway = () => {};
beforeEach(() => {
  takeAway = fakeFullScreen();
  requests.length = 0;
  Object.assign(globalThis, build);
});
afterEach(() => {
  takeAway();
  for (const name of Object.keys(build)) Reflect.deleteProperty(globalThis, name);
});

const RUN = { kind: "sql", world: '{"tables":[]}' } as const;

describe("running an answer in the room", () => {
  it("runs with the button and with Ctrl+Enter, and records only the count", async () => {
    const { seen } = await openRoom(aStart({ firstQuestion: aQuestion(1, { run: RUN }) }));
    await fill(answerEditor(), "SELECT city");
    await pressButton("Run");
    expect(await screen.findByRole("table", { name: "Result" })).toHaveTextContent("Pune");
    await userEvent.click(answerEditor());
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(requests.filter(({ run }) => run?.program === "SELECT city")).toHaveLength(2));
    expect(screen.getByRole("heading", { name: /^Question 1 of 10/ })).toBeInTheDocument();
    await waitFor(() => expect(seen.events).toHaveLength(2));
    for (const event of seen.events) expect(event).toEqual({ type: "run", number: 1, at: expect.anything() });
  });

  it("opens the next question with Ctrl+Shift+.", async () => {
    await openRoom(aStart({ firstQuestion: aQuestion(1, { run: RUN }) }));
    await fill(answerEditor(), "SELECT city");
    await userEvent.keyboard("{Control>}{Shift>}.{/Shift}{/Control}");
    const second = await screen.findByRole("heading", { name: /^Question 2 of 10/ });
    await waitFor(() => expect(second).toHaveFocus()); // with the next frame
    // This answer cannot be run: the shortcut opens the next question.
    await fill(answerEditor(2), "It depends.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByRole("heading", { name: /^Question 3 of 10/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Run" })).toBeNull();
  });
});

import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { RunPanel } from "./run-panel.tsx";
import type { RunEnd, Runner } from "./runner.ts";

/** A runner whose runs all end this way. */
const runnerWith = (end: RunEnd) => ({
  warm: jest.fn<Runner["warm"]>(),
  run: jest.fn<Runner["run"]>(async () => end),
  end: () => {},
});

function show(end: RunEnd, { answer = "SELECT 1", run = { kind: "sql" as const, world: "{}" } as never } = {}) {
  const runner = runnerWith(end);
  const onRun = jest.fn();
  const startRef = createRef<() => void>();
  render(<RunPanel {...{ runner, run, answer, onRun, startRef }} />);
  return { runner, onRun, startRef };
}
const pressButton = () => userEvent.click(screen.getByRole("button", { name: "Run" }));
const { connection } = navigator as { connection?: unknown };
afterEach(() => void Object.defineProperty(navigator, "connection", { configurable: true, value: connection }));

describe("running an answer", () => {
  it("shows the rows of a query, and counts the run", async () => {
    const table = { name: "", columns: ["city", "total"], headers: [], rows: [["Pune", null]], marked: [], more: 2 };
    const { runner, onRun } = show({ is: "result", tables: [table], notes: [] });
    await pressButton();
    const shown = await screen.findByRole("table", { name: "Result" });
    expect(shown).toHaveTextContent(/city.*Pune.*NULL/);
    expect(screen.getByText("and 2 more rows")).toBeInTheDocument();
    expect(runner.run).toHaveBeenCalledWith("sql", "SELECT 1", "{}");
    expect(onRun).toHaveBeenCalledTimes(1);
  });

  it("shows the line of an error", async () => {
    show({ is: "error", message: "FORM is not known. Did you mean FROM?", at: { line: 2, column: 3 } });
    await pressButton();
    expect(await screen.findByRole("status")).toHaveTextContent("Line 2: FORM is not known. Did you mean FROM?");
  });

  it.each([
    [{ is: "stopped" }, "Stopped after 2 seconds. Is there an endless loop?"],
    [{ is: "unreachable" }, "Run could not be loaded. Check your connection and try again. You can answer without it."],
    [
      { is: "unsupported", what: "the function TODAY" },
      "This cannot be run here: the function TODAY. It may still be right.",
    ],
    [{ is: "result", tables: [], notes: [] }, "It ran and changed nothing."],
  ] as [RunEnd, string][])("shows how a run ended: %j", async (end, text) => {
    show(end);
    await pressButton();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("shows a macro's messages and the cells that it changed", async () => {
    const table = {
      name: "Data",
      columns: ["A"],
      headers: ["1"],
      rows: [["done"]],
      marked: [[0, 0] as [number, number]],
      more: 0,
    };
    show({ is: "result", tables: [table], notes: ["Message: 3 rows"] });
    await pressButton();
    expect(await screen.findByRole("table", { name: "Result: Data" })).toHaveTextContent("done (changed)");
    expect(screen.getByText("Message: 3 rows")).toBeInTheDocument();
  });

  it("shows the cell that receives a formula", () => {
    show(
      { is: "stopped" },
      { run: { kind: "sheet", world: JSON.stringify({ sheet: "Sales", address: "H1" }) } as never },
    );
    expect(screen.getByText("In cell H1 of sheet Sales")).toBeInTheDocument();
  });

  it("runs nothing without an answer", async () => {
    const { runner, startRef } = show({ is: "stopped" }, { answer: " \n" });
    expect(screen.getByRole("button", { name: "Run" })).toBeDisabled();
    startRef.current?.();
    expect(runner.run).not.toHaveBeenCalled();
  });

  it("loads the engine when the page is idle, and not under Save-Data", async () => {
    jest.useFakeTimers();
    const { runner } = show({ is: "stopped" });
    jest.advanceTimersByTime(5000);
    expect(runner.warm).toHaveBeenCalledWith("sql");
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    const saving = show({ is: "stopped" });
    jest.advanceTimersByTime(5000);
    jest.useRealTimers();
    expect(saving.runner.warm).not.toHaveBeenCalled();
  });
});

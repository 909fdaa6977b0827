import { describe, expect, it, jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Field } from "../fields/field.tsx";
import { RepeatableList } from "../fields/repeatable-list.tsx";
import { TextInput } from "../inputs/text-input.tsx";
import { DataTable, type Sort } from "./data-table.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { Pagination } from "./pagination.tsx";

describe("Pagination", () => {
  it("shows the current page and stops at the ends", async () => {
    const onPage = jest.fn();
    const { rerender } = render(<Pagination page={1} pages={9} onPage={onPage} />);
    expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent("Page 1 of 9");
    expect(screen.getByRole("button", { name: "Prev" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(onPage).toHaveBeenLastCalledWith(2);
    rerender(<Pagination page={12} pages={9} onPage={onPage} />);
    expect(screen.getByText("Page 9 of 9")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  });

  it.each([1, 0])("shows page 1 of 1 for %d pages, with both buttons disabled", (pages) => {
    render(<Pagination page={1} pages={pages} onPage={jest.fn()} />);
    expect(screen.getByText("Page 1 of 1")).toBeInTheDocument();
    for (const name of ["Prev", "Next"]) expect(screen.getByRole("button", { name })).toBeDisabled();
  });
});

it("FilterPanel collapses, and applies with Enter", async () => {
  const onApply = jest.fn();
  const onReset = jest.fn();
  render(
    <FilterPanel onApply={onApply} onReset={onReset} isOpenAtFirst>
      <Field label="Title">
        <TextInput />
      </Field>
    </FilterPanel>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Hide Filters" }));
  expect(screen.queryByRole("search")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show Filters", expanded: false }));
  expect(screen.getByRole("button", { name: "Hide Filters", expanded: true })).toBeInTheDocument();
  await userEvent.type(
    within(screen.getByRole("search", { name: "Filters" })).getByLabelText("Title"),
    "Analyst{Enter}",
  );
  expect(onApply).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(onReset).toHaveBeenCalledTimes(1);
});

it("FilterPanel shows the number of set filters while it is closed", async () => {
  render(
    <FilterPanel onApply={jest.fn()} onReset={jest.fn()} count={2}>
      <TextInput aria-label="Title" />
    </FilterPanel>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show Filters (2)" }));
  expect(screen.getByRole("button", { name: "Hide Filters" })).toBeInTheDocument();
});

it.each(["Apply Filters", "Reset"])("FilterPanel closes on %s if it covers the results", async (name) => {
  render(
    <FilterPanel onApply={jest.fn()} onReset={jest.fn()}>
      <TextInput aria-label="Title" />
    </FilterPanel>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show Filters" }));
  await userEvent.click(screen.getByRole("button", { name }));
  expect(screen.getByRole("button", { name: "Show Filters", expanded: false })).toBeInTheDocument();
});

interface Row {
  id: string;
  name: string;
  ctc: number;
}
const rows: Row[] = [
  { id: "1", name: "Asha Rao", ctc: 450000 },
  { id: "2", name: "Ravi Iyer", ctc: 600000 },
];
const table = (sort?: Sort, onSort?: (sort: Sort) => void) => (
  <DataTable
    caption="Candidates"
    columns={[
      { key: "name", header: "Candidate", cell: (row: Row) => row.name, isRowHeader: true },
      { key: "ctc", header: "Expected CTC", cell: (row: Row) => row.ctc, isSortable: true, isEnd: true },
    ]}
    rows={rows}
    rowKey={(row) => row.id}
    actions={(row) => <button type="button">{`Remind ${row.name}`}</button>}
    sort={sort}
    onSort={onSort}
  />
);

describe("DataTable", () => {
  it("is a table with a caption, row headers and named actions", () => {
    render(table());
    expect(screen.getByRole("table", { name: "Candidates" })).toBeInTheDocument();
    const row = screen.getByRole("row", { name: /Asha Rao/ });
    expect(within(row).getByRole("rowheader", { name: "Asha Rao" })).toBeInTheDocument();
    expect(within(row).getByRole("button", { name: "Remind Asha Rao" })).toBeInTheDocument();
  });

  it("shows a second line below the rows that have one, as wide as the table", () => {
    render(
      <DataTable
        caption="Candidates"
        columns={[
          { key: "name", header: "Candidate", cell: (row: Row) => row.name, isRowHeader: true },
          { key: "ctc", header: "Expected CTC", cell: (row: Row) => row.ctc },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
        secondLine={(row) => row.id === "1" && "Analyst of sales reports"}
      />,
    );
    expect(screen.getAllByRole("row")).toHaveLength(4); // the head, two candidates and one second line
    expect(screen.getByRole("cell", { name: "Analyst of sales reports" })).toHaveAttribute("colspan", "2");
  });

  it("shows how it is sorted and requests the reverse order", async () => {
    const onSort = jest.fn();
    render(table({ key: "ctc", direction: "ascending" }, onSort));
    expect(screen.getByRole("columnheader", { name: "Expected CTC" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(screen.getByRole("button", { name: "Expected CTC" }));
    expect(onSort).toHaveBeenCalledWith({ key: "ctc", direction: "descending" });
  });

  it("shows its rows as labelled cards on a phone, and below the width that a table of many columns needs", () => {
    const mediaQueries = new Set<string>();
    const matchMedia = (query: string) => {
      mediaQueries.add(query);
      return { matches: false, addEventListener() {}, removeEventListener() {} };
    };
    Object.defineProperty(globalThis, "matchMedia", { value: matchMedia, configurable: true });
    render(<DataTable caption="Jobs" columns={[]} rows={rows} rowKey={(row) => row.id} tableFrom={1024} />).unmount();
    render(table());
    Reflect.deleteProperty(globalThis, "matchMedia");
    expect([...mediaQueries]).toEqual(["(min-width: 1024px)", "(min-width: 768px)"]);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    const cards = within(screen.getByRole("list", { name: "Candidates" })).getAllByRole("listitem");
    expect(cards).toHaveLength(2);
    expect(within(cards[1] as HTMLElement).getByText("Expected CTC")).toBeInTheDocument();
    expect(within(cards[1] as HTMLElement).getByRole("button", { name: "Remind Ravi Iyer" })).toBeInTheDocument();
  });
});

function Chosen() {
  const [chosen, onChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      caption="Candidates"
      columns={[{ key: "name", header: "Candidate", cell: (row: Row) => row.name, isRowHeader: true }]}
      rows={rows}
      rowKey={(row) => row.id}
      selection={{ chosen, onChosen, labelOf: (row) => `Choose ${row.name}`, allLabel: "Select all on this page" }}
    />
  );
}

describe("the selection of rows", () => {
  const box = (name: string) => screen.getByRole("checkbox", { name });

  it("changes row by row, or for all rows, and is indeterminate in between", async () => {
    render(<Chosen />);
    await userEvent.click(box("Choose Asha Rao"));
    expect(box("Choose Asha Rao")).toBeChecked();
    expect(box("Select all on this page")).toBePartiallyChecked();
    await userEvent.click(box("Select all on this page"));
    expect(box("Choose Ravi Iyer")).toBeChecked();
    expect(box("Select all on this page")).toBeChecked();
    expect(box("Select all on this page")).not.toBePartiallyChecked();
    await userEvent.click(box("Select all on this page"));
    for (const name of ["Choose Asha Rao", "Choose Ravi Iyer"]) expect(box(name)).not.toBeChecked();
  });

  it("works for cards too", async () => {
    const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    Object.defineProperty(globalThis, "matchMedia", { value: matchMedia, configurable: true });
    render(<Chosen />);
    Reflect.deleteProperty(globalThis, "matchMedia");
    await userEvent.click(screen.getByText("Select all on this page"));
    for (const name of ["Choose Asha Rao", "Choose Ravi Iyer"]) expect(box(name)).toBeChecked();
  });
});

function Jobs({ initial }: { initial: string[] }) {
  const [keys, setKeys] = useState(initial);
  return (
    <RepeatableList
      noun="Work experience"
      keys={keys}
      renderEntry={(at) => (
        <Field label={`Company ${keys[at]}`}>
          <TextInput />
        </Field>
      )}
      onAdd={() => setKeys([...keys, "new"])}
      onRemove={(at) => setKeys(keys.filter((_, index) => index !== at))}
      onMove={(from, to) => {
        const next = [...keys];
        next.splice(to, 0, ...next.splice(from, 1));
        setKeys(next);
      }}
    />
  );
}

describe("RepeatableList", () => {
  it("offers Remove only when there is more than one entry", () => {
    render(<Jobs initial={["a"]} />);
    expect(screen.getByRole("group", { name: "Work experience 1 of 1" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Remove/ })).not.toBeInTheDocument();
  });

  it("focuses the first field of an added entry", async () => {
    render(<Jobs initial={["a"]} />);
    await userEvent.click(screen.getByRole("button", { name: "Add work experience" }));
    expect(screen.getByLabelText("Company new")).toHaveFocus();
  });

  it("focuses the heading before a removed entry", async () => {
    render(<Jobs initial={["a", "b", "c"]} />);
    await userEvent.click(screen.getByRole("button", { name: "Remove Work experience 3 of 3" }));
    expect(document.activeElement).toHaveTextContent(/^Work experience 2 of 2$/);
    expect(screen.queryByLabelText("Company c")).not.toBeInTheDocument();
  });

  it("moves an entry by buttons and keeps its typed text", async () => {
    render(<Jobs initial={["a", "b"]} />);
    await userEvent.type(screen.getByLabelText("Company b"), "Infosys");
    await userEvent.click(screen.getByRole("button", { name: "Move up: Work experience 2 of 2" }));
    const first = screen.getByRole("group", { name: "Work experience 1 of 2" });
    expect(within(first).getByLabelText("Company b")).toHaveValue("Infosys");
    expect(document.activeElement).toHaveTextContent(/^Work experience 1 of 2$/);
  });
});

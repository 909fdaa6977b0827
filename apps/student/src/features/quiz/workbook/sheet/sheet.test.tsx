import { fill } from "@dryrun/frame/testing/fill";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { axeFaults } from "../../../../testing/axe.ts";
import { server, showAt, withServer } from "../../../../testing/show.tsx";
import { forgetSales } from "../use-sales.ts";
import { WorkbookPart } from "../workbook-part.tsx";

withServer();
const CSV = `order_id,order_date,region,product,quantity,unit_price,sales,rating
DR-1,2024-04-05,South,Desk Lamp,2,100,200,5
DR-2,05-May-2024,North,Gel Pen Pack,10,10,90,
DR-3,2024-05-06,South ,Desk Lamp,1,100,100,3
DR-3,2024-06-01,North,Notebook Set,4,30,120,4
`;
const restored: (() => void)[] = [];

beforeEach(() => {
  server.use(http.get("/api/quiz/dataset/dryrun-sales.csv", () => HttpResponse.text(CSV)));
  // The grid draws the rows that fit its height, which jsdom does not compute.
  for (const side of ["clientHeight", "clientWidth"] as const) {
    const spy = jest.spyOn(Element.prototype, side, "get").mockReturnValue(600);
    restored.push(() => spy.mockRestore());
  }
});
afterEach(() => {
  forgetSales();
  for (const restore of restored.splice(0)) restore();
});

async function open() {
  showAt("/student/quiz", { routes: [{ path: "/student/quiz", element: <WorkbookPart ofQuestion={undefined} /> }] });
  await userEvent.click(screen.getByRole("button", { name: "Work with the data here" }));
  await screen.findByText("4 rows");
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const opens = (tool: string) => userEvent.click(screen.getByText(tool, { selector: "summary" }));
const grid = (name = "Sheet sales") => within(screen.getByRole("table", { name }));
const names = (of = grid()) => of.getAllByRole("rowheader").map(({ textContent }) => textContent);
const total = (name: string) => screen.getByText(name, { selector: "dt" }).nextSibling;
async function filters(column: string, test: string, value?: string) {
  await userEvent.selectOptions(screen.getByLabelText("Column"), column);
  await userEvent.selectOptions(screen.getByLabelText("Condition"), test);
  if (value) await fill(screen.getByLabelText("Value"), value);
  await press("Add condition");
}

describe("the sheet", () => {
  it("shows the rows with the letters and numbers of the workbook", async () => {
    await open();
    expect(names()).toEqual(["2", "3", "4", "5"]);
    expect(grid().getByRole("columnheader", { name: /^A order_id/ })).toBeInTheDocument();
    expect(grid().getByRole("row", { name: /Gel Pen Pack/ })).toBeInTheDocument();
    expect(await axeFaults()).toEqual([]);
  });

  it("sorts by a heading: up, down, as in the file", async () => {
    await open();
    const heading = () => grid().getByRole("button", { name: /^G sales/ });
    await userEvent.click(heading());
    expect(names()).toEqual(["3", "4", "5", "2"]);
    expect(heading().closest("th")).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(heading());
    expect(names()).toEqual(["2", "5", "4", "3"]);
    await userEvent.click(heading());
    expect(names()).toEqual(["2", "3", "4", "5"]);
  });

  it("filters by conditions that are removed again, and totals what is shown", async () => {
    await open();
    await opens("Filter");
    await filters("C region", "is", "south");
    expect(screen.getByText("1 of 4 rows")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "Remove stray spaces" }));
    expect(screen.getByText("2 of 4 rows")).toBeInTheDocument();
    expect(total("Sum")).toHaveTextContent("300");
    expect(total("Average")).toHaveTextContent("150");
    await filters("H rating", "is more than", "3");
    expect(names()).toEqual(["2"]);
    await press("Remove: rating is more than 3");
    expect(names()).toEqual(["2", "4"]);
    await press("Show all rows");
    await userEvent.selectOptions(screen.getByLabelText("Totals of sales, over the rows shown"), "H rating");
    expect([total("Values"), total("Blank")].map((one) => one?.textContent)).toEqual(["3", "1"]);
    await userEvent.selectOptions(screen.getByLabelText("Totals of rating, over the rows shown"), "A order_id");
    expect(total("Different values")).toHaveTextContent("3");
  });

  it("compares real dates only after they are converted", async () => {
    await open();
    await opens("Filter");
    await filters("B order_date", "is at least", "2024-05-01");
    expect(names()).toEqual(["4", "5"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Convert dates stored as text to real dates" }));
    expect(names()).toEqual(["3", "4", "5"]);
  });

  it("finds a text in any column, one row after the other", async () => {
    await open();
    await opens("Find");
    await userEvent.type(screen.getByLabelText("Find in any column"), "lamp");
    expect(screen.getByText("1 of 2")).toBeInTheDocument();
    await press("Next");
    expect(screen.getByText("2 of 2")).toBeInTheDocument();
    await waitFor(() =>
      expect(grid().getByRole("rowheader", { name: "4" }).closest("tr")).toHaveAttribute("data-found"),
    );
  });

  it("filters by a computed column, and removes its conditions with the column", async () => {
    await open();
    await opens("Add a column");
    await press("Add column");
    expect(grid().getByRole("columnheader", { name: /^I quantity × unit_price/ })).toBeInTheDocument();
    await opens("Filter");
    await filters("I quantity × unit_price", "is at least", "120");
    expect(names()).toEqual(["2", "5"]);
    await press("Remove: quantity × unit_price");
    expect(names()).toEqual(["2", "3", "4", "5"]);
  });

  it("pivots the visible rows by two fields and sorts the groups by total", async () => {
    await open();
    await userEvent.click(screen.getByRole("checkbox", { name: "Remove stray spaces" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Convert dates stored as text to real dates" }));
    await opens("Pivot");
    await userEvent.selectOptions(screen.getByLabelText("Rows"), "B order_date");
    await userEvent.selectOptions(screen.getByLabelText("Columns"), "C region");
    await press("Show pivot");
    const pivot = grid("Sum of sales by order_date and region");
    const cells = pivot.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ["#", "order_date", "North", "South", "Total"],
      ["1", "2024-04", "", "200", "200"],
      ["2", "2024-05", "90", "100", "190"],
      ["3", "2024-06", "120", "", "120"],
      ["", "Total", "210", "300", "510"],
    ]);
    await press("Back to the sheet");
    expect(names()).toEqual(["2", "3", "4", "5"]);
  });

  it("draws only the rows in sight of a large sheet", async () => {
    const line = "DR-9,2024-04-05,South,Desk Lamp,2,100,200,5\n";
    const large = CSV + line.repeat(10_000);
    server.use(http.get("/api/quiz/dataset/dryrun-sales.csv", () => HttpResponse.text(large)));
    const { Sheet } = await import("./sheet.tsx");
    showAt("/student/quiz", { routes: [{ path: "/student/quiz", element: <Sheet /> }] });
    await waitFor(() => expect(screen.getByText(/rows$/, { selector: "[role=status]" })).toBeInTheDocument());
    expect(grid().getAllByRole("row").length).toBeLessThan(60);
  });
});

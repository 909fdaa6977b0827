import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ModelNotes } from "../question-pane.tsx";

it("names the date table, the relationships and the measures that exist", () => {
  const data = {
    tables: [
      { name: "Sales", columns: [], rows: [] },
      { name: "Calendar", from: "2024-04-01", to: "2025-06-30" },
    ],
    relationships: [
      { from: "Sales[OrderDate]", to: "Calendar[Date]" },
      { from: "Sales[ShipDate]", to: "Calendar[Date]", active: false },
    ],
    measures: { "Total Sales": "SUM(Sales[Amount])" },
  };
  render(<ModelNotes run={{ kind: "dax", world: JSON.stringify(data) }} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Calendar has one row for each day from 2024-04-01 to 2025-06-30, with Date, Year, Month and Year Month.",
    "Sales[OrderDate] is related to Calendar[Date].",
    "Sales[ShipDate] is related to Calendar[Date], and this relationship is inactive.",
    "The measure [Total Sales] is SUM(Sales[Amount]).",
  ]);
});

it("shows nothing for other questions", () => {
  const { container } = render(<ModelNotes run={{ kind: "sql", world: "{}" }} />);
  expect(container).toBeEmptyDOMElement();
});

import { GridTable } from "@dryrun/design-system/data/grid-table";
import type { Story } from "../../story.ts";

const rows = [
  ["Asha", 84000, null],
  ["Imran", 125500, true],
];

export const gridTable: Story = {
  title: "Grid table",
  group: "Lists and tables",
  about: "A small table of values: rows of a query, cells of a sheet, a matrix. Cells that differ are marked.",
  keys: [["arrows", "scroll the table that has the focus"]],
  states: [
    {
      name: "Rows of a query",
      show: <GridTable caption="Expected" columns={["name", "due", "paid"]} rows={rows} empty="NULL" more={3} />,
    },
    {
      name: "Cells of a sheet",
      show: (
        <GridTable caption="Sheet Dues" columns={["A", "B", "C"]} headers={["1", "2"]} rows={rows} marked={[[1, 1]]} />
      ),
    },
    { name: "No rows", show: <GridTable caption="Result" columns={["city"]} rows={[]} /> },
  ],
};

import { SampleTables } from "@dryrun/design-system/data/sample-tables";
import type { Story } from "../../story.ts";

const data = (name: string) =>
  JSON.stringify({
    tables: [
      {
        name,
        columns: ["order_id", "order_date", "city", "amount", "is_paid"],
        rows: [
          [1, "2026-11-01", "Pune", 4500, true],
          [2, "2026-11-02", null, 1200, false],
        ],
      },
    ],
  });

export const sampleTables: Story = {
  title: "Sample tables",
  group: "Lists and tables",
  about: "The data of a question. In the interview each name is a chip that writes itself into the answer.",
  keys: [["arrows", "scroll the table that has the focus"]],
  states: [
    { name: "To read", show: <SampleTables data={data("orders")} headingLevel={4} /> },
    { name: "To insert from", show: <SampleTables data={data("payments")} headingLevel={4} onInsert={() => {}} /> },
    { name: "Malformed", hint: "shown as it came", show: <SampleTables data="order_id | city" headingLevel={4} /> },
  ],
};

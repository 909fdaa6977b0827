import { Button } from "@dryrun/design-system/actions/button";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { Card } from "@dryrun/design-system/pages/card";
import type { Story } from "../../story.ts";
import { LONG } from "../../with-state.tsx";

export const card: Story = {
  title: "Card",
  group: "Lists and tables",
  about: "One thing of a list. The link of its heading covers the whole card; its own buttons stand above that.",
  keys: [["Enter", "follows the link"]],
  states: [
    {
      name: "Final",
      show: (
        <Card
          title={<a href="#card">MIS Executive</a>}
          aside={<StatusBadge status="accepted" />}
          meta={
            <>
              <span>Sunrise Foods</span>
              <span>Pune</span>
            </>
          }
          actions={<Button size="s">Save job</Button>}
        >
          ₹4,50,000 a year
        </Card>
      ),
    },
    {
      name: "Not final: dashed",
      show: (
        <Card title="Data Analyst" aside={<StatusBadge status="pending" />} isDraft>
          The result is being evaluated.
        </Card>
      ),
    },
    {
      name: "Long words",
      show: (
        <Card title={<a href="#card">{LONG}</a>} aside={<StatusBadge status="rejected" />} meta={<span>{LONG}</span>}>
          {LONG}
        </Card>
      ),
    },
  ],
};

import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import type { Story } from "../../story.ts";

export const statCard: Story = {
  title: "Stat card",
  group: "Lists and tables",
  about: "One number and what it counts; its link leads to what is counted. A dash while the number is unknown.",
  states: [
    {
      name: "Known, noted, unknown",
      isWide: true,
      show: (
        <StatRow>
          <StatCard label={<a href="#stat-card">Applications</a>} value={1240} />
          <StatCard label="Interviews sent" value={36} note="4 since yesterday" />
          <StatCard label="Accepted" value={undefined} />
          <StatCard label="Average score" value="62" />
        </StatRow>
      ),
    },
  ],
};

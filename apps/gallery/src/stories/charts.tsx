import { ChartFrame } from "@dryrun/design-system/charts/chart-frame";
import { Dots10 } from "@dryrun/design-system/charts/dots10";
import { FunnelBars } from "@dryrun/design-system/charts/funnel-bars";
import { TopicBars } from "@dryrun/design-system/charts/topic-bars";
import { TrendLine } from "@dryrun/design-system/charts/trend-line";
import type { Story } from "../story.ts";

const SCORES = [38, 44, 41, 58, 55, 62, 74];

export const charts: Story = {
  title: "Charts",
  group: "Charts",
  about: "A visible title, labels beside the marks, the same numbers as a table, and nothing that needs a hover.",
  keys: [["Enter on Show as table", "changes between drawing and table"]],
  states: [
    {
      name: "Funnel bars",
      show: (
        <FunnelBars
          title="From invitation to decision"
          headingLevel={4}
          steps={[
            { label: "Invited", count: 1240 },
            { label: "Applied", count: 310 },
            { label: "Interview sent", count: 36 },
            { label: "Accepted", count: 0 },
          ]}
        />
      ),
    },
    {
      name: "Topic bars",
      show: (
        <TopicBars
          title="Correct by topic"
          columns={["Topic", "Correct", "Share"]}
          mark={{ percent: 80, text: "The mark on each bar is the pass mark, 80%." }}
          headingLevel={4}
          bars={[
            { topic: "Excel", tone: 1, correct: 12, total: 13 },
            { topic: "Power BI", tone: 2, correct: 6, total: 12 },
            { topic: "SQL", tone: 3, correct: 11, total: 13 },
            { topic: "VBA", tone: 4, correct: 0, total: 12 },
          ]}
        />
      ),
    },
    {
      name: "Trend line",
      show: (
        <TrendLine
          title="Your interviews"
          gates={[40, 70]}
          headingLevel={4}
          points={SCORES.map((score, index) => ({ key: String(index), when: `${index * 3 + 1} Nov`, score }))}
        />
      ),
    },
    {
      name: "Trend line of one point",
      show: (
        <TrendLine title="Your first interview" headingLevel={4} points={[{ key: "a", when: "2 Nov", score: 0 }]} />
      ),
    },
    {
      name: "Dots",
      show: (
        <Dots10
          title="Score of each question"
          noun="Question"
          headingLevel={4}
          scores={[7, 8.5, 3, 10, 0, 5, 6.5, 4, 9, 2]}
        />
      ),
    },
    {
      name: "Dots to press",
      hint: "each opens what it is the score of",
      show: (
        <Dots10
          title="Score of each answer"
          noun="Answer"
          headingLevel={4}
          scores={[7, 8.5, 3, 10, 0, 5, 6.5, 4, 9, 2]}
          onSelect={() => {}}
        />
      ),
    },
    {
      name: "A drawing of one's own in the frame",
      show: (
        <ChartFrame title="Credits used" headingLevel={4} table={{ head: ["Month", "Credits"], rows: [["Nov", 3]] }}>
          <p>3 in November</p>
        </ChartFrame>
      ),
    },
  ],
};

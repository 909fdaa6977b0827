import { VerdictMeter } from "@dryrun/design-system/marks/verdict-meter";
import type { Story } from "../../story.ts";

export const verdictMeter: Story = {
  title: "Verdict meter",
  group: "Marks and signs",
  about:
    "A score between 0 and 100 with the gates at 40 and 70: dashed, and solid as far as the score. Prints as text.",
  states: [
    { name: "Pass", show: <VerdictMeter score={82} verdict="Pass" /> },
    { name: "Review", show: <VerdictMeter score={62} verdict="Review" /> },
    { name: "Rejected", show: <VerdictMeter score={12} verdict="Rejected" /> },
    { name: "Close to the line", show: <VerdictMeter score={74} verdict="Review" /> },
    { name: "The ends", show: <VerdictMeter score={100} verdict="Pass" /> },
    { name: "Nothing", show: <VerdictMeter score={0} verdict="Rejected" /> },
  ],
};

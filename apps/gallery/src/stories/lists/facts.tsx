import { InterruptionList } from "@dryrun/design-system/marks/interruption-list";
import { Facts } from "@dryrun/design-system/pages/facts";
import type { Story } from "../../story.ts";

const FACTS = [
  { name: "Location", value: "Pune" },
  { name: "Experience", value: "1 to 3 years" },
  { name: "Pay", value: "₹4,50,000 a year" },
];

export const facts: Story = {
  title: "Facts and interruptions",
  group: "Lists and tables",
  about: "Names and values beside each other; and what was recorded in an interview, in the words both sides read.",
  states: [
    { name: "Facts", show: <Facts facts={FACTS} /> },
    { name: "Roomy facts", show: <Facts isRoomy facts={FACTS} /> },
    { name: "No interruption", show: <InterruptionList events={[]} fullScreen /> },
    {
      name: "Interruptions",
      show: (
        <InterruptionList
          fullScreen={false}
          events={[
            { type: "blur", number: 4 },
            { type: "blur", number: 4 },
            { type: "offline", number: null },
          ]}
        />
      ),
    },
  ],
};

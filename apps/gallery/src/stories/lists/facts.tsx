import { Facts } from "@dryrun/design-system/pages/facts";
import type { Story } from "../../story.ts";

const FACTS = [
  { name: "Location", value: "Pune" },
  { name: "Experience", value: "1 to 3 years" },
  { name: "Pay", value: "₹4,50,000 a year" },
];

export const facts: Story = {
  title: "Facts",
  group: "Lists and tables",
  about: "Names and values beside each other.",
  states: [
    { name: "Facts", show: <Facts facts={FACTS} /> },
    { name: "Roomy facts", show: <Facts isRoomy facts={FACTS} /> },
  ],
};

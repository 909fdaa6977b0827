import { TextButton } from "@dryrun/design-system/actions/text-button";
import type { Story } from "../../story.ts";

export const textButton: Story = {
  title: "Text button",
  group: "Actions",
  about: "Within text or a list, where it reads as a link and opens something on the same page.",
  keys: [["Enter, Space", "presses it"]],
  states: [
    {
      name: "In a line of text",
      show: (
        <p>
          <TextButton>Question 7</TextButton>: two points for the missing join.
        </p>
      ),
    },
  ],
};

import { Mark } from "@dryrun/design-system/pages/mark";
import { Wordmark } from "@dryrun/design-system/pages/wordmark";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

export const brand: Story = {
  title: "Mark and wordmark",
  group: "Marks and signs",
  about: "A D whose dashed stem turns into one solid line that ends in the cue. All solid for what is final.",
  states: [
    {
      name: "Sizes",
      show: (
        <div className={s.row}>
          <Mark size={16} />
          <Mark />
          <Mark size={64} />
          <Mark size={64} isSolid />
        </div>
      ),
    },
    { name: "With the name", show: <Wordmark /> },
  ],
};

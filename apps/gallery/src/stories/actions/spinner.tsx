import { Spinner } from "@dryrun/design-system/actions/spinner";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

export const spinner: Story = {
  title: "Spinner",
  group: "Actions",
  about: "Beside the pending word of what was pressed, never alone and never for a whole page: that is a skeleton.",
  states: [
    {
      name: "With its word",
      hint: "does not move with reduced motion",
      show: (
        <p className={s.row}>
          <Spinner /> Handing in…
        </p>
      ),
    },
  ],
};

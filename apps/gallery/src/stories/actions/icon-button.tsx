import { IconButton } from "@dryrun/design-system/icon-button";
import { iconLook } from "@dryrun/design-system/icon-look";
import { Trash2, X } from "lucide-react";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

export const iconButton: Story = {
  title: "Icon button",
  group: "Actions",
  about: "An icon alone, where its meaning is beyond doubt and room is short. Its label says what pressing it does.",
  keys: [["Enter, Space", "presses it"]],
  states: [
    {
      name: "Default and disabled",
      show: (
        <div className={s.row}>
          <IconButton label="Close" icon={<X {...iconLook()} />} />
          <IconButton label="Remove the draft" icon={<Trash2 {...iconLook()} />} disabled />
        </div>
      ),
    },
  ],
};

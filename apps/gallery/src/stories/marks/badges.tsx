import { Badge } from "@dryrun/design-system/marks/badge";
import { ScoreBadge } from "@dryrun/design-system/marks/score-badge";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

export const badges: Story = {
  title: "Badges",
  group: "Marks and signs",
  about: "Word, icon and border say the same; the colour never says it alone. Dashed is what is not final.",
  states: [
    {
      name: "Status",
      show: (
        <div className={s.row}>
          {["pending", "accepted", "rejected", "withdrawn", "closed"].map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      ),
    },
    {
      name: "Verdict",
      show: (
        <div className={s.row}>
          <VerdictBadge verdict="Pass" score={82} />
          <VerdictBadge verdict="Review" />
          <VerdictBadge verdict="Rejected" score={38} />
          <VerdictBadge verdict={null} />
        </div>
      ),
    },
    {
      name: "Score",
      show: (
        <div className={s.row}>
          <ScoreBadge score={7.5} />
          <ScoreBadge score={5} />
          <ScoreBadge score={2} />
        </div>
      ),
    },
    {
      name: "Tones",
      show: (
        <div className={s.row}>
          <Badge>Remote</Badge>
          <Badge tone="info">New</Badge>
          <Badge tone="warning" isDraft>
            Draft
          </Badge>
        </div>
      ),
    },
  ],
};

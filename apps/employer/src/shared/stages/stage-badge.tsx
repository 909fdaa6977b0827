import { Badge, type Tone } from "@dryrun/design-system/marks/badge";
import type { StageColour } from "@dryrun/domain/company/stages/rules";

const TONES = {
  grey: "neutral",
  blue: "info",
  green: "success",
  amber: "warning",
  red: "danger",
} as const satisfies Record<StageColour, Tone>;

interface StageBadgeProps {
  application: { stageName: string; stageColour: StageColour };
}

/** The stage of a pending application, in the colour that its company chose. */
export const StageBadge = ({ application: { stageName, stageColour } }: StageBadgeProps) => (
  <Badge isDraft tone={TONES[stageColour]}>
    {stageName}
  </Badge>
);

import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { BadgeCheck, CircleDashed } from "lucide-react";
import { messages } from "../../messages.en-in.ts";

const text = messages.employers;
const icon = iconProps(16);

/** Whether an admin has verified an employer. */
export function EmployerState({ verified }: { verified: boolean }) {
  if (verified)
    return (
      <Badge tone="success" icon={<BadgeCheck {...icon} />}>
        {text.verified}
      </Badge>
    );
  return (
    <Badge tone="warning" isDraft icon={<CircleDashed {...icon} />}>
      {text.notVerified}
    </Badge>
  );
}

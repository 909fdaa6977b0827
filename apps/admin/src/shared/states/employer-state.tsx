import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { BadgeCheck, CircleDashed } from "lucide-react";
import { words } from "../../messages.en-in.ts";

const say = words.employers;
const icon = iconProps(16);

/** Whether an admin has verified an employer. */
export function EmployerState({ verified }: { verified: boolean }) {
  if (verified)
    return (
      <Badge tone="success" icon={<BadgeCheck {...icon} />}>
        {say.verified}
      </Badge>
    );
  return (
    <Badge tone="warning" isDraft icon={<CircleDashed {...icon} />}>
      {say.notVerified}
    </Badge>
  );
}

import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Check, Clock } from "lucide-react";
import { words } from "../../messages.en-in.ts";

const say = words.profile;

/** Whether an admin has checked the company, and what that means. */
export function Verification({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <>
      <Badge tone="success" icon={<Check {...iconProps(14)} />}>
        {say.verified}
      </Badge>
      <p>{say.verifiedText}</p>
    </>
  ) : (
    <>
      <Badge tone="warning" isDraft icon={<Clock {...iconProps(14)} />}>
        {say.unverified}
      </Badge>
      <p>{say.unverifiedText}</p>
    </>
  );
}

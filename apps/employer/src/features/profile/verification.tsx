import { Badge } from "@dryrun/design-system/badge";
import { iconLook } from "@dryrun/design-system/icon-look";
import { Check, Clock } from "lucide-react";
import { words } from "../../messages.en-in.ts";

const say = words.profile;

/** Whether an admin has checked the company, and what that means. */
export function Verification({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <>
      <Badge tone="success" icon={<Check {...iconLook(14)} />}>
        {say.verified}
      </Badge>
      <p>{say.verifiedText}</p>
    </>
  ) : (
    <>
      <Badge tone="warning" isDraft icon={<Clock {...iconLook(14)} />}>
        {say.unverified}
      </Badge>
      <p>{say.unverifiedText}</p>
    </>
  );
}

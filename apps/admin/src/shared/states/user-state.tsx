import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Ban, Check, Mail } from "lucide-react";
import { messages } from "../../messages.en-in.ts";

const text = messages.users;
const icon = iconProps(16);

/** Whether an account is active, invited or blocked. */
export function UserState({ blocked, invited }: { blocked: boolean; invited: boolean }) {
  if (blocked)
    return (
      <Badge tone="danger" icon={<Ban {...icon} />}>
        {text.blocked}
      </Badge>
    );
  if (invited) return <Badge icon={<Mail {...icon} />}>{text.invited}</Badge>;
  return (
    <Badge tone="success" icon={<Check {...icon} />}>
      {text.active}
    </Badge>
  );
}

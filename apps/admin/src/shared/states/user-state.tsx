import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Ban, Check } from "lucide-react";
import { words } from "../../messages.en-in.ts";

const say = words.users;
const icon = iconProps(16);

/** Whether an account is active or blocked. */
export function UserState({ blocked }: { blocked: boolean }) {
  if (blocked)
    return (
      <Badge tone="danger" icon={<Ban {...icon} />}>
        {say.blocked}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<Check {...icon} />}>
      {say.active}
    </Badge>
  );
}

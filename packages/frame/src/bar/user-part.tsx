import { Button } from "@dryrun/design-system/actions/button";
import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { iconProps } from "@dryrun/design-system/icon-props";
import { LogOut } from "lucide-react";
import { messages } from "../messages.en-in.ts";
import * as s from "./user-part.module.css";

/** At the end of a wide bar: the username, the theme and Logout. */
export function UserPart({ username, onLogout }: { username: string; onLogout: () => void }) {
  return (
    <div className={s.part}>
      <span className={s.user}>
        <span className="visually-hidden">{messages.signedInAs} </span>
        {username}
      </span>
      <ThemeSwitch className={s.theme ?? ""} />
      <Button variant="quiet" size="s" icon={<LogOut {...iconProps(18)} />} onClick={onLogout}>
        {messages.logout}
      </Button>
    </div>
  );
}

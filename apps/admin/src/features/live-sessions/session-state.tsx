import { errorMessage } from "@dryrun/api-client/errors";
import { useAdminToggleSessionMutation } from "@dryrun/api-client/masterclass/admin";
import { Switch } from "@dryrun/design-system/choices/switch";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { SESSION_UPDATE_FAILED } from "@dryrun/domain/masterclass/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { History, Radio } from "lucide-react";
import { sessions as text } from "../../messages/sessions.en-in.ts";
import { type LiveSession, whenOf } from "./live-session.ts";
import * as s from "./session-state.module.css";
import { useSwitchOff } from "./use-switch-off.tsx";

/** Whether a session can be booked, with a switch; a past session is marked as over. */
export function SessionState({ session, now }: { session: LiveSession; now: Date }) {
  const icon = iconProps(16);
  if (new Date(session.endAt) <= now) return <Badge icon={<History {...icon} />}>{text.over}</Badge>;
  return (
    <span className={s.state}>
      <ActiveSwitch session={session} />
      {session.active && new Date(session.startAt) <= now && (
        <Badge tone="warning" icon={<Radio {...icon} />}>
          {text.running}
        </Badge>
      )}
    </span>
  );
}

function ActiveSwitch({ session }: { session: LiveSession }) {
  const [toggle, { isLoading }] = useAdminToggleSessionMutation();
  const switchOff = useSwitchOff();
  async function change() {
    if (session.active && session.enrolments > 0) return switchOff.ask(session);
    const { data, error } = await toggle({ params: { id: session._id } });
    if (data) toast.success(data.message);
    else toast.error(errorMessage(error, SESSION_UPDATE_FAILED));
  }
  return (
    <span className={s.switch}>
      <Switch
        aria-label={text.activeOf(session.title, whenOf(session))}
        checked={session.active}
        isBusy={isLoading}
        onValue={() => void change()}
      />
      <span aria-hidden="true">{session.active ? text.active : text.inactive}</span>
      {switchOff.dialog}
    </span>
  );
}

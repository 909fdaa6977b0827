import { useAdminDeleteSessionMutation } from "@dryrun/api-client/masterclass/admin";
import type { ReactNode } from "react";
import { sessions as text } from "../../messages/sessions.en-in.ts";
import { useDetail } from "../../shared/row-detail.tsx";
import { useAct } from "../../shared/use-act.tsx";
import { EditDialog } from "./editing/edit-dialog.tsx";
import { type LiveSession, whenOf } from "./live-session.ts";
import { useSwitchOff } from "./use-switch-off.tsx";

interface SessionActs {
  edit: (session: LiveSession) => void;
  remove: (session: LiveSession) => void;
  dialogs: ReactNode;
}

/** Edits and deletes a session, in the list and on its own page. A session with enrolments is switched off instead. */
export function useSessionActs(onRemoved?: () => void): SessionActs {
  const editing = useDetail<LiveSession>();
  const [send] = useAdminDeleteSessionMutation();
  const removal = useAct<LiveSession>({
    question: (session) => ({
      title: text.sureRemove(session.title),
      text: text.removeText(whenOf(session)),
      confirm: text.remove,
      pending: text.removing,
      isDanger: true,
    }),
    send: ({ _id }) => send({ params: { id: _id } }),
    failed: text.removeFailed,
    ...(onRemoved && { onDone: onRemoved }),
  });
  const switchOff = useSwitchOff(true);
  const edited = editing.rowAmong([]);
  return {
    edit: editing.open,
    remove: (session) => (session.enrolments > 0 ? switchOff : removal).ask(session),
    dialogs: (
      <>
        {edited && <EditDialog session={edited} isOpen={editing.isOpen} onClose={editing.close} />}
        {removal.dialog}
        {switchOff.dialog}
      </>
    ),
  };
}

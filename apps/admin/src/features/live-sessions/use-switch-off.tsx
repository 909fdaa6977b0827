import { useAdminLiveSessionsQuery, useAdminUpdateSessionMutation } from "@dryrun/api-client/masterclass/admin";
import { RadioGroup } from "@dryrun/design-system/choices/radio-group";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import type { Offer } from "@dryrun/domain/masterclass/limits";
import { SESSION_UPDATE_FAILED } from "@dryrun/domain/masterclass/messages";
import { sessionInstead } from "@dryrun/domain/masterclass/my-session";
import { type ReactNode, useState } from "react";
import { sessions as listSay } from "../../messages/sessions.en-in.ts";
import { useAct } from "../../shared/use-act.tsx";
import { type LiveSession, whenOf } from "./live-session.ts";
import { useNow } from "./use-now.ts";

const text = listSay.switchOff;
const timed = (session: LiveSession) => ({
  ...session,
  id: session._id,
  startAt: new Date(session.startAt),
  endAt: new Date(session.endAt),
});

const offersOf = (next: { startAt: Date; endAt: Date } | null | undefined) => [
  {
    value: "next",
    label: text.next,
    hint: next ? slotLabel(next.startAt, next.endAt) : text.noNext,
    isDisabled: !next,
  },
  { value: "refund", label: text.refund, hint: text.refundHint },
];

interface SwitchOff {
  ask: (session: LiveSession) => void;
  dialog: ReactNode;
}

/** Switches off a session with enrolments, and asks what the people get; with `isRemoval` it replaces the deletion. */
export function useSwitchOff(isRemoval = false): SwitchOff {
  const { currentData } = useAdminLiveSessionsQuery();
  const now = useNow();
  const [send] = useAdminUpdateSessionMutation();
  const [session, setSession] = useState<LiveSession>();
  const [chosen, setChosen] = useState<Offer>();
  const [isMissing, setMissing] = useState(false);
  const next = session && sessionInstead((currentData?.sessions ?? []).map(timed), timed(session), now);
  const act = useAct<LiveSession>({
    question: ({ title, enrolments, ...times }) => ({
      title: isRemoval ? text.insteadOfRemoval(title) : text.sure(title),
      text: text.text(whenOf(times), enrolments),
      confirm: text.confirm,
      pending: text.pending,
      isDanger: true,
    }),
    fields: (
      <RadioGroup
        legend={text.offer}
        options={offersOf(next)}
        value={chosen}
        error={isMissing && !chosen ? text.chooseOffer : undefined}
        onValue={(value) => setChosen(value as Offer)}
      />
    ),
    areGiven: () => {
      setMissing(!chosen);
      return chosen !== undefined;
    },
    send: ({ _id }) => send({ params: { id: _id }, body: { active: false, offer: chosen } }),
    failed: SESSION_UPDATE_FAILED,
  });
  return {
    ask(asked) {
      setSession(asked);
      setChosen(undefined);
      setMissing(false);
      act.ask(asked);
    },
    dialog: act.dialog,
  };
}

import { usePublicUpdateConsentsMutation, usePublicUpdateProfileMutation } from "@dryrun/api-client/account/public";
import { errorMessage } from "@dryrun/api-client/errors";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { paperClass } from "@dryrun/design-system/pages/paper";
import type { accountPrivacy } from "@dryrun/domain/account/contract";
import type { ConsentKind } from "@dryrun/domain/account/retention";
import type { Output } from "@dryrun/domain/contract/define";
import { PROFILE_UPDATE_FAILED } from "@dryrun/domain/profile/messages";
import { formatDateTime } from "@dryrun/domain/time";
import { announce } from "@dryrun/remote-kit/page";
import { useState } from "react";
import { consents as messages } from "../../../messages/privacy.en-in.ts";
import * as s from "../account-page.module.css";
import { Part } from "../part.tsx";

type Consent = Output<typeof accountPrivacy>["consents"][number];

const KINDS: Record<ConsentKind, string> = {
  "recruiter-visibility": messages.visibility,
  interview: messages.interview,
  "grader-check": messages.graderCheck,
};
const SOURCES = new Map(
  Object.entries({
    register: "at registration",
    api: "at registration",
    invitation: "with your first password",
    profile: "in your profile",
    "interview start": "before the interview",
    privacy: "on this page",
  }),
);

/** The person's consents with their dates, and switches for those that can be changed. */
export function Consents({ consents, isStudent }: { consents: readonly Consent[]; isStudent: boolean }) {
  return (
    <Part id="consents" title={messages.title}>
      {isStudent && <Choices consents={consents} />}
      {consents.length === 0 ? (
        <p className={s.note}>{messages.none}</p>
      ) : (
        <ul className={paperClass(s.rows)}>
          {consents.map(({ kind, given, source, at }) => (
            <li key={`${kind} ${at}`} className={s.consent}>
              <span>{KINDS[kind]}</span>
              <span className={s.note}>
                <b>{given ? messages.yes : messages.no}</b>, {formatDateTime(at)}
                {SOURCES.get(source) && `, ${SOURCES.get(source)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

interface ConsentBoxProps {
  label: string;
  hint: string;
  isGiven: boolean;
  failed: string;
  save: (isGiven: boolean) => Promise<{ error?: unknown }>;
}

/** Saved when switched; a refused change is reversed. */
function ConsentBox({ label, hint, isGiven, failed, save }: ConsentBoxProps) {
  const [chosen, setChosen] = useState<boolean>();
  const [state, setState] = useState<{ isSaved?: true; failure?: string }>({});

  async function change(next: boolean) {
    setChosen(next);
    setState({});
    const { error } = await save(next);
    if (error) {
      setChosen(undefined);
      return setState({ failure: errorMessage(error, failed) });
    }
    setState({ isSaved: true });
    announce(messages.saved);
  }
  return (
    <>
      <Checkbox label={label} hint={hint} checked={chosen ?? isGiven} onValue={(is) => void change(is)} />
      {state.failure && (
        <Banner tone="danger" role="alert">
          {state.failure}
        </Banner>
      )}
      {state.isSaved && <p className={s.note}>{messages.saved}</p>}
    </>
  );
}

/** The consents that a student can change here. */
function Choices({ consents }: { consents: readonly Consent[] }) {
  const [updateProfile] = usePublicUpdateProfileMutation();
  const [updateConsents] = usePublicUpdateConsentsMutation();
  const isGiven = (wanted: ConsentKind) => consents.find(({ kind }) => kind === wanted)?.given ?? false; // newest first
  return (
    <>
      <ConsentBox
        label={messages.visibility}
        hint={messages.visibilityHint}
        isGiven={isGiven("recruiter-visibility")}
        failed={PROFILE_UPDATE_FAILED}
        save={(visibleToRecruiters) => updateProfile({ body: { visibleToRecruiters } })}
      />
      <ConsentBox
        label={messages.graderCheck}
        hint={messages.graderCheckHint}
        isGiven={isGiven("grader-check")}
        failed={messages.consentFailed}
        save={(graderCheck) => updateConsents({ body: { graderCheck } })}
      />
    </>
  );
}

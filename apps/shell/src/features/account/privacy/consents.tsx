import { usePublicUpdateProfileMutation } from "@dryrun/api-client/account/public";
import { errorMessage } from "@dryrun/api-client/errors";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { paperClass } from "@dryrun/design-system/pages/paper";
import type { accountPrivacy } from "@dryrun/domain/account/contract";
import type { ConsentKind } from "@dryrun/domain/account/limits";
import type { Output } from "@dryrun/domain/contract/define";
import { PROFILE_UPDATE_FAILED } from "@dryrun/domain/profile/messages";
import { formatDateTime } from "@dryrun/domain/time";
import { announce } from "@dryrun/remote-kit/page";
import { useState } from "react";
import { consents as words } from "../../../messages/privacy.en-in.ts";
import * as s from "../account-page.module.css";
import { Part } from "../part.tsx";

type Consent = Output<typeof accountPrivacy>["consents"][number];

const KINDS: Record<ConsentKind, string> = {
  "recruiter-visibility": words.visibility,
  interview: words.interview,
};
const SOURCES = new Map(
  Object.entries({
    register: "at registration",
    api: "at registration",
    invitation: "with your first password",
    profile: "in your profile",
    "interview start": "before the interview",
  }),
);

/** What the person agreed to and when, and the switch of what can be changed. */
export function Consents({ consents, isStudent }: { consents: readonly Consent[]; isStudent: boolean }) {
  const isVisible = consents.find(({ kind }) => kind === "recruiter-visibility")?.given ?? false; // newest first
  return (
    <Part id="consents" title={words.title}>
      {isStudent && <Visibility isVisible={isVisible} />}
      {consents.length === 0 ? (
        <p className={s.note}>{words.none}</p>
      ) : (
        <ul className={paperClass(s.rows)}>
          {consents.map(({ kind, given, source, at }) => (
            <li key={`${kind} ${at}`} className={s.consent}>
              <span>{KINDS[kind]}</span>
              <span className={s.note}>
                <b>{given ? words.yes : words.no}</b>, {formatDateTime(at)}
                {SOURCES.get(source) && `, ${SOURCES.get(source)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Saved as it is switched; what was refused goes back. */
function Visibility({ isVisible }: { isVisible: boolean }) {
  const [update, { error, isSuccess }] = usePublicUpdateProfileMutation();
  const [chosen, setChosen] = useState<boolean>();

  async function save(visibleToRecruiters: boolean) {
    setChosen(visibleToRecruiters);
    const answer = await update({ body: { visibleToRecruiters } });
    if (answer.error) setChosen(undefined);
    else announce(words.saved);
  }
  return (
    <>
      <Checkbox
        label={KINDS["recruiter-visibility"]}
        hint={words.visibilityHint}
        checked={chosen ?? isVisible}
        onValue={(is) => void save(is)}
      />
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, PROFILE_UPDATE_FAILED)}
        </Banner>
      )}
      {isSuccess && <p className={s.note}>{words.saved}</p>}
    </>
  );
}

import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentUpdateProfileMutation } from "@dryrun/api-client/profile/student";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { EXTRA_TIME_PERCENTS } from "@dryrun/domain/profile/limits";
import { PROFILE_UPDATE_FAILED } from "@dryrun/domain/profile/messages";
import { announce } from "@dryrun/remote-kit/page";
import { useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef, useState } from "react";
import * as words from "../../messages.en-in.ts";
import type { Profile } from "../../shared/answers.ts";
import { ACCOMMODATIONS } from "../../shared/interview/accommodations.ts";
import * as s from "./profile-view.module.css";

type Choices = Pick<Profile, "visibleToRecruiters" | "extraTime" | "recordOnly">;

const text = words.profile.settings;
const PERCENTS = EXTRA_TIME_PERCENTS.map((percent) => ({
  value: String(percent),
  label: text.percents[percent] ?? "",
}));

/** The settings, each saved when it is changed. */
function useChoices(profile: Profile) {
  const [update] = useStudentUpdateProfileMutation();
  const [chosen, setChosen] = useState<Partial<Choices>>({});
  const [isSaved, setSaved] = useState(false);

  async function save(choice: Partial<Choices>) {
    setChosen((before) => ({ ...before, ...choice }));
    setSaved(false);
    const { error } = await update({ body: choice });
    if (error) {
      setChosen({});
      toast.error(errorMessage(error, PROFILE_UPDATE_FAILED));
      return;
    }
    setSaved(true);
    announce(text.saved);
  }
  const choices: Choices = { ...profile, ...chosen };
  return { choices, isSaved, choose: (choice: Partial<Choices>) => void save(choice) };
}

/** Whether recruiters can find the profile, and the accommodations in mock interviews. */
export function Settings({ profile }: { profile: Profile }) {
  const { choices, isSaved, choose } = useChoices(profile);
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Follows the link from the interview's rules, because browsers ignore the hash on a page that renders later.
  useEffect(() => {
    if (hash === `#${ACCOMMODATIONS}`) heading.current?.scrollIntoView?.();
  }, [hash]);
  return (
    <section className={s.part} aria-labelledby="choices">
      <h2 id="choices" className={s.heading}>
        {text.title}
      </h2>
      <Checkbox
        label={text.visible}
        hint={text.visibleHint}
        checked={choices.visibleToRecruiters}
        onValue={(is) => choose({ visibleToRecruiters: is })}
      />
      <h3 ref={heading} id={ACCOMMODATIONS} className={s.subheading}>
        {text.accommodations}
      </h3>
      <p className={s.note}>{text.accommodationsHint}</p>
      <Field label={text.extraTime}>
        <Select
          options={PERCENTS}
          value={String(choices.extraTime)}
          onValue={(percent) => choose({ extraTime: Number(percent) })}
        />
      </Field>
      <Checkbox
        label={text.recordOnly}
        hint={text.recordOnlyHint}
        checked={choices.recordOnly}
        onValue={(is) => choose({ recordOnly: is })}
      />
      <p className={s.note}>{isSaved && text.saved}</p>
    </section>
  );
}

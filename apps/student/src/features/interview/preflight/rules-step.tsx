import { useStudentProfileQuery } from "@dryrun/api-client/profile/student";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import { ACCOMMODATIONS } from "../../../shared/interview/accommodations.ts";
import { hasFullScreenApi } from "../full-screen.ts";
import { messages } from "../messages.en-in.ts";
import * as s from "./preflight.module.css";

const text = messages.preflight.rules;

interface RulesStepProps {
  isPractice: boolean;
  onNext: () => void;
  onBack: () => void;
}

/** Step 3: the rules of the room, and the exceptions for this person. */
export function RulesStep({ isPractice, onNext, onBack }: RulesStepProps) {
  const { data: profile } = useStudentProfileQuery();
  return (
    <>
      <h2 tabIndex={-1}>{text.title}</h2>
      <ul className={s.lines}>
        {(isPractice ? text.lines : [...text.lines, text.topics]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {profile && profile.extraTime > 0 && <Banner role="none">{text.extraTime(profile.extraTime)}</Banner>}
      {profile?.recordOnly && <Banner role="none">{text.recordOnly}</Banner>}
      {!hasFullScreenApi() && <Banner role="none">{text.noFullScreen}</Banner>}
      {profile && !profile.recordOnly && profile.extraTime === 0 && (
        <p>
          {text.accommodations} <Link to={`${paths.profile}#${ACCOMMODATIONS}`}>{text.toAccommodations}</Link>.
        </p>
      )}
      <div className={s.buttons}>
        <Button variant="primary" onClick={onNext}>
          {messages.preflight.next}
        </Button>
        <Button onClick={onBack}>{messages.preflight.previous}</Button>
      </div>
    </>
  );
}

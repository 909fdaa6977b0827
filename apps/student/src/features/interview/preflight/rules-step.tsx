import { useStudentProfileQuery } from "@dryrun/api-client/profile/student";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import { ACCOMMODATIONS } from "../../../shared/interview/accommodations.ts";
import { hasFullScreenApi } from "../full-screen.ts";
import { words } from "../words.ts";
import * as s from "./preflight.module.css";

const say = words.preflight.rules;

/** Step 3: the rules of the room, and the exceptions for this person. */
export function RulesStep({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const { data: profile } = useStudentProfileQuery();
  return (
    <>
      <h2 tabIndex={-1}>{say.title}</h2>
      <ul className={s.lines}>
        {say.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {profile && profile.extraTime > 0 && <Banner role="none">{say.extraTime(profile.extraTime)}</Banner>}
      {profile?.recordOnly && <Banner role="none">{say.recordOnly}</Banner>}
      {!hasFullScreenApi() && <Banner role="none">{say.noFullScreen}</Banner>}
      {profile && !profile.recordOnly && profile.extraTime === 0 && (
        <p>
          {say.accommodations} <Link to={`${paths.profile}#${ACCOMMODATIONS}`}>{say.toAccommodations}</Link>.
        </p>
      )}
      <div className={s.buttons}>
        <Button variant="primary" onClick={onNext}>
          {words.preflight.next}
        </Button>
        <Button onClick={onBack}>{words.preflight.previous}</Button>
      </div>
    </>
  );
}

import { useStudentProfileQuery } from "@dryrun/api-client/profile/student";
import { Banner } from "@dryrun/design-system/banner";
import { Button } from "@dryrun/design-system/button";
import { hasFullScreenApi } from "../full-screen.ts";
import { words } from "../words.ts";
import * as s from "./preflight.module.css";

const say = words.preflight.rules;

/** Step 3: what holds in the room. */
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
      {profile?.recordOnly && <Banner role="none">{say.recordOnly}</Banner>}
      {!hasFullScreenApi() && <Banner role="none">{say.noFullScreen}</Banner>}
      <div className={s.buttons}>
        <Button onClick={onBack}>{words.preflight.previous}</Button>
        <Button variant="primary" onClick={onNext}>
          {words.preflight.next}
        </Button>
      </div>
    </>
  );
}

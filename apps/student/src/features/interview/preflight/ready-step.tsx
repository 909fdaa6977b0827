import { useStudentProfileQuery } from "@dryrun/api-client/profile/student";
import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { type Fact, Facts } from "@dryrun/design-system/pages/facts";
import { expiryOf } from "@dryrun/domain/interviews/rules";
import { addMs } from "@dryrun/domain/time";
import { useEffect, useState } from "react";
import type { Purpose } from "../../../shared/interview/purpose.ts";
import { useServerOffset } from "../../../shared/time/server-clock.ts";
import { hasFullScreenApi } from "../full-screen.ts";
import { messages } from "../messages.en-in.ts";
import { type StartedRoom, useStart } from "../use-start.ts";
import { NoCredits } from "./no-credits.tsx";
import * as s from "./preflight.module.css";
import { StartAlert } from "./start-alert.tsx";

const text = messages.preflight.ready;
const TICK_MS = 10_000;

export interface ReadyStepProps {
  purpose: Purpose;
  /** The purpose as text. */
  about: readonly Fact[];
  consentAt: string | null;
  onBack: () => void;
  onStarted: (room: StartedRoom) => void;
}

/** Step 4: the summary. Start charges the credit and starts the clock. */
export function ReadyStep({ purpose, about, consentAt, onBack, onStarted }: ReadyStepProps) {
  const { interviewCredits } = useUser();
  const { data: profile } = useStudentProfileQuery();
  const now = addMs(useNow(), useServerOffset() ?? 0);
  const start = useStart(purpose, consentAt, onStarted);
  return (
    <>
      <h2 tabIndex={-1}>{text.title}</h2>
      <Facts
        facts={[
          ...about,
          { name: text.credits, value: interviewCredits },
          { name: text.ends, value: text.endsAt(expiryOf(now, profile?.extraTime ?? 0)) },
        ]}
      />
      {interviewCredits === 0 && <NoCredits purpose={purpose} />}
      {!hasFullScreenApi() && <Banner role="none">{messages.preflight.check.fullScreenMissing}</Banner>}
      {start.isRefused && (
        <Banner tone="warning" role="alert">
          {text.refused}
        </Banner>
      )}
      <p>{text.clockStarts}</p>
      <div className={s.buttons}>
        <Button variant="primary" isBusy={start.isBusy} pendingLabel={text.starting} onClick={start.press}>
          {start.isRefused ? text.startPlain : text.start}
        </Button>
        <Button onClick={onBack}>{messages.preflight.previous}</Button>
      </div>
      <StartAlert fault={start.fault} />
    </>
  );
}

/** The current time, so that "Ends at" stays correct while the page is open. */
function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

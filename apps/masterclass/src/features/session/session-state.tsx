import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Countdown } from "@dryrun/design-system/feedback/countdown";
import { verificationPath } from "@dryrun/domain/certificates/rules";
import { slotLabel, timeLeft } from "@dryrun/domain/masterclass/labels";
import { REFRESH } from "@dryrun/domain/masterclass/messages";
import type { SessionView } from "@dryrun/domain/masterclass/page-state";
import { joinWindow } from "@dryrun/domain/masterclass/window";
import { formatDateTime, SECOND_MS } from "@dryrun/domain/time";
import { session as text } from "../../messages/session.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "./session-page.module.css";
import type { MySession, ShownSession } from "./use-my-session.ts";

export interface SessionStateProps {
  my: MySession;
  session: ShownSession;
  view: SessionView;
  now: Date;
  courseBought: boolean;
}

/** Shows the state for this person now, depending on the window and the attendance. */
export function SessionState({ my, session, view, now, courseBought }: SessionStateProps) {
  const startAt = new Date(session.startAt);
  const secondsLeft = Math.ceil((joinWindow(startAt).opensAt.getTime() - now.getTime()) / SECOND_MS);
  return (
    <>
      {view.badge === "Missed" && view.phase !== "refresh" && <Missed session={session} now={now} />}
      {view.phase === "countdown" && (
        <div className={s.left}>
          <p className={s.note}>{text.opensIn}</p>
          <Countdown secondsLeft={secondsLeft} label={text.opensIn} />
        </div>
      )}
      {view.phase === "refresh" && <p role="status">{REFRESH}</p>}
      {view.phase === "attended" && <Attended my={my} courseBought={courseBought} />}
      {session.recordingUrl && session.recordingUntil && (
        <p>
          <a href={session.recordingUrl} target="_blank" rel="noopener" className={buttonClass()}>
            {text.recording}
          </a>{" "}
          {text.recordingUntil(formatDateTime(session.recordingUntil))}
        </p>
      )}
    </>
  );
}

/** Shown when the session on the page is the next one after a missed one. */
function Missed({ session: { startAt, endAt }, now }: { session: ShownSession; now: Date }) {
  const ms = new Date(startAt).getTime() - now.getTime();
  return (
    <Banner tone="warning" role="none">
      {ms > 0 ? text.next(slotLabel(startAt, endAt), timeLeft(ms)) : text.nextIsNow}
    </Banner>
  );
}

/** Thanks for attending. The ₹99 are a credit until they are refunded, used for the course, or the course was bought without them. */
function Attended({
  my: { refundStatus, creditUsed, certificateId },
  courseBought,
}: {
  my: MySession;
  courseBought: boolean;
}) {
  const hasCredit = refundStatus === "none" && !creditUsed && !courseBought;
  return (
    <>
      <p>
        {text.thanks} {hasCredit && text.unlocked}
      </p>
      {hasCredit && (
        <p>
          <a href={paths.course} className={buttonClass({ variant: "primary" })}>
            {text.toCourse}
          </a>
        </p>
      )}
      {certificateId && (
        <p>
          <a href={verificationPath(certificateId)} className="lone-link">
            {text.certificate}
          </a>
        </p>
      )}
    </>
  );
}

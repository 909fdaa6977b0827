import { Countdown } from "@dryrun/design-system/feedback/countdown";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { SECOND_MS } from "@dryrun/domain/time";
import * as s from "../../content/landing/next-date.module.css";
import { NextWaiting } from "../../content/landing/next-waiting.tsx";
import { SectionLink } from "../../content/section-link.tsx";
import { messages } from "../../messages.en-in.ts";
import { ContactLink } from "./contact-link.tsx";
import { useOpenSessions } from "./use-open-sessions.ts";

/** The next class with the time until it, or why there is none. */
export function NextDate() {
  const { sessions, now, error } = useOpenSessions();
  if (!sessions && error)
    return (
      <p className={s.note}>
        {messages.dates.failed}. <SectionLink to="#enroll">{messages.dates.tryBelow}</SectionLink>
      </p>
    );
  if (!sessions) return <NextWaiting />;
  const [next] = sessions;
  if (!next)
    return (
      <>
        <p className={s.date}>{messages.dates.none}</p>
        <p className={s.note}>{messages.dates.noneText}</p>
        <ContactLink />
      </>
    );
  return (
    <>
      <p className={s.date}>{slotLabel(next.startAt, next.endAt)}</p>
      <div className={s.left}>
        <p className={s.note}>{messages.dates.startsIn}</p>
        <Countdown
          secondsLeft={Math.ceil((Date.parse(next.startAt) - now) / SECOND_MS)}
          label={messages.dates.startsIn}
          hasSeconds
        />
      </div>
    </>
  );
}

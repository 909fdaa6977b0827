import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { sessionCalendar } from "@dryrun/domain/masterclass/contract";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { ADD_TO_CALENDAR } from "@dryrun/domain/masterclass/messages";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Waiting } from "../../content/landing/waiting.tsx";
import { words } from "../../messages.en-in.ts";
import { ContactLink } from "./contact-link.tsx";
import * as s from "./dates.module.css";
import { type OpenSession, useOpenSessions } from "./use-open-sessions.ts";

const calendarHref = (id: string) => `/api${sessionCalendar.path.replace(":id", encodeURIComponent(id))}`;

/** Every open class with its calendar file. */
export function Dates() {
  const { sessions, error, isFetching, refetch } = useOpenSessions();
  if (!sessions && error)
    return (
      <LoadFailed
        title={words.dates.failed}
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
        wayOut={<ContactLink />}
      />
    );
  if (!sessions) return <Waiting />;
  if (sessions.length === 0)
    return (
      <EmptyState title={words.dates.none} headingLevel={4} action={<ContactLink />}>
        {words.dates.noneText}
      </EmptyState>
    );
  return (
    <ul className={s.dates}>
      {sessions.map((session) => (
        <DateItem key={session._id} {...session} />
      ))}
    </ul>
  );
}

function DateItem({ _id, title, startAt, endAt }: OpenSession) {
  const label = slotLabel(startAt, endAt);
  return (
    <li className={s.date}>
      <p className={s.when}>
        <time dateTime={startAt}>{label}</time>
      </p>
      <p className={s.title}>{title}</p>
      <p>
        <a href={calendarHref(_id)} className={buttonClass()} aria-label={`${ADD_TO_CALENDAR}: ${label}`}>
          {ADD_TO_CALENDAR}
        </a>
      </p>
    </li>
  );
}

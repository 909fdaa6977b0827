import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentChooseMailsMutation, useStudentMailChoicesQuery } from "@dryrun/api-client/notifications/student";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { MAIL_KINDS, type MailKind } from "@dryrun/domain/notifications/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { announce } from "@dryrun/remote-kit/page";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../../paths.ts";
import * as s from "../profile-view.module.css";
import { mails as messages } from "./mails.en-in.ts";

/** The hash of this section, which mails link to. */
const MAILS = "mails";

/** Which notifications also come by mail; each choice is saved when it changes. */
export function MailChoices() {
  const { data, error, isFetching, refetch } = useStudentMailChoicesQuery();
  const [choose] = useStudentChooseMailsMutation();
  const [chosen, setChosen] = useState<Partial<Record<MailKind, boolean>>>({});
  const [isSaved, setSaved] = useState(false);
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && hash === `#${MAILS}`) heading.current?.scrollIntoView?.();
  }, [hash, isThere]);

  async function save(kind: MailKind, isOn: boolean) {
    setChosen((before) => ({ ...before, [kind]: isOn }));
    setSaved(false);
    const { error: refusal } = await choose({ body: { [kind]: isOn } });
    if (refusal) {
      setChosen((before) => ({ ...before, [kind]: !isOn }));
      toast.error(errorMessage(refusal, messages.failed));
      return;
    }
    setSaved(true);
    announce(messages.saved);
  }

  return (
    <section className={s.part} aria-labelledby={MAILS}>
      <h2 ref={heading} id={MAILS} className={s.heading}>
        {messages.title}
      </h2>
      <p className={s.note}>
        {messages.about} <Link to={paths.notifications}>{messages.toNotifications}</Link>
      </p>
      {error && !data && (
        <LoadFailed title={messages.notLoaded} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={messages.loading} count={4} shape="text" />}
      {data &&
        MAIL_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={messages.kinds[kind]}
            checked={chosen[kind] ?? data[kind]}
            onValue={(isOn) => void save(kind, isOn)}
          />
        ))}
      <p className={s.note}>{isSaved ? messages.saved : messages.always}</p>
    </section>
  );
}

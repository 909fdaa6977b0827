import {
  useStudentNotificationsQuery,
  useStudentReadNotificationsMutation,
} from "@dryrun/api-client/notifications/student";
import { useUser } from "@dryrun/auth/user-context";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { NOTIFICATIONS_AT_ONCE } from "@dryrun/domain/notifications/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../paths.ts";
import { NotificationList } from "./notification-list.tsx";
import { notifications as messages } from "./notifications.en-in.ts";
import * as s from "./notifications-page.module.css";

const askedAfter = (before: string | undefined) => ({ query: { before, limit: NOTIFICATIONS_AT_ONCE } });

/** Marks everything up to the newest notification shown as read. Later ones stay unread. */
function useReadOnSight(newest: string | undefined, unread: number) {
  const [read] = useStudentReadNotificationsMutation();
  useEffect(() => {
    if (newest !== undefined && unread > 0) void read({ body: { upTo: newest } });
  }, [newest, unread, read]);
}

/** All notifications, newest first. Opening the page marks them as read. */
export function NotificationsPage() {
  const answer = useStudentNotificationsQuery(askedAfter(undefined), { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = answer;
  const newest = data?.notifications[0];
  useReadOnSight(isFetching ? undefined : newest?._id, data?.unread ?? 0);
  return (
    <>
      <PageHeader
        about={
          <Link to={`${paths.profile}#mails`} className="lone-link">
            {messages.toMails}
          </Link>
        }
      >
        <PageTitle title={messages.title} />
      </PageHeader>
      {!data && !error && <Skeleton label={messages.loading} count={4} />}
      {!data && error && (
        <LoadFailed title={messages.loadFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && !newest && <None />}
      {data && newest && (
        <div className={s.page} aria-busy={isFetching || undefined}>
          <NotificationList label={messages.list} notifications={data.notifications} />
          {data.hasMore && <More after={data.notifications.at(-1)?._id} />}
        </div>
      )}
    </>
  );
}

/** A button, and the older notifications that it loads. */
function More({ after }: { after: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Older after={after} />;
  return (
    <Button className={s.more} onClick={() => setOpen(true)}>
      {messages.showOlder}
    </Button>
  );
}

function Older({ after }: { after: string | undefined }) {
  const { data, error, isFetching, refetch } = useStudentNotificationsQuery(askedAfter(after));
  const list = useRef<HTMLUListElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) list.current?.focus(); // the pressed button was removed
  }, [isThere]);
  if (!data && error)
    return (
      <LoadFailed title={messages.loadFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (!data) return <Skeleton label={messages.loading} count={2} />;
  return (
    <>
      <NotificationList ref={list} label={messages.older} notifications={data.notifications} />
      {data.hasMore && <More after={data.notifications.at(-1)?._id} />}
    </>
  );
}

function None() {
  const { passedQuiz } = useUser();
  return (
    <EmptyState
      title={messages.empty}
      action={
        <Link to={passedQuiz ? paths.jobs : paths.quiz} className={buttonClass({ variant: "primary" })}>
          {passedQuiz ? messages.toJobs : messages.toQuiz}
        </Link>
      }
    >
      <p>{messages.emptyText}</p>
    </EmptyState>
  );
}

import { useNotificationsQuery, useReadNotificationsMutation } from "@dryrun/api-client/notifications/list";
import { Button } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { NOTIFICATIONS_AT_ONCE } from "@dryrun/domain/notifications/limits";
import { PageTitle } from "@dryrun/remote-kit/page";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LoadFailed } from "../load-failed.tsx";
import { type Describe, NotificationList } from "./notification-list.tsx";
import { notifications as messages } from "./notifications.en-in.ts";
import * as s from "./notifications-page.module.css";

const askedAfter = (before: string | undefined) => ({ query: { before, limit: NOTIFICATIONS_AT_ONCE } });

/** Marks everything up to the newest notification shown as read. Later ones stay unread. */
function useReadOnSight(newest: string | undefined, unread: number) {
  const [read] = useReadNotificationsMutation();
  useEffect(() => {
    if (newest !== undefined && unread > 0) void read({ body: { upTo: newest } });
  }, [newest, unread, read]);
}

interface NotificationsPageProps {
  describe: Describe;
  /** Rendered below the title. */
  about?: ReactNode;
  /** The text and the action when there are none. */
  emptyText: string;
  emptyAction?: ReactNode;
}

/** All notifications, newest first. Opening the page marks them as read. */
export function NotificationsPage({ describe, about, emptyText, emptyAction }: NotificationsPageProps) {
  const answer = useNotificationsQuery(askedAfter(undefined));
  const { data, error, isFetching, refetch } = answer;
  const newest = data?.notifications[0];
  useReadOnSight(isFetching ? undefined : newest?._id, data?.unread ?? 0);
  return (
    <>
      <PageHeader about={about}>
        <PageTitle title={messages.title} />
      </PageHeader>
      {!data && !error && <Skeleton label={messages.loading} count={4} />}
      {!data && error && (
        <LoadFailed title={messages.loadFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && !newest && (
        <EmptyState title={messages.empty} action={emptyAction}>
          <p>{emptyText}</p>
        </EmptyState>
      )}
      {data && newest && (
        <div className={s.page} aria-busy={isFetching || undefined}>
          <NotificationList label={messages.list} notifications={data.notifications} describe={describe} />
          {data.hasMore && <More after={data.notifications.at(-1)?._id} describe={describe} />}
        </div>
      )}
    </>
  );
}

interface RestProps {
  after: string | undefined;
  describe: Describe;
}

/** A button, and the older notifications that it loads. */
function More(rest: RestProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Older {...rest} />;
  return (
    <Button className={s.more} onClick={() => setOpen(true)}>
      {messages.showOlder}
    </Button>
  );
}

function Older({ after, describe }: RestProps) {
  const { data, error, isFetching, refetch } = useNotificationsQuery(askedAfter(after));
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
      <NotificationList ref={list} label={messages.older} notifications={data.notifications} describe={describe} />
      {data.hasMore && <More after={data.notifications.at(-1)?._id} describe={describe} />}
    </>
  );
}

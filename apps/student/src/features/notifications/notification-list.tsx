import { iconProps } from "@dryrun/design-system/icon-props";
import { paperClass } from "@dryrun/design-system/pages/paper";
import type { NotificationKind } from "@dryrun/domain/notifications/limits";
import { formatDateTime } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { BellRing, Eye, Gauge, type LucideIcon, Mail, MailCheck, Search } from "lucide-react";
import type { Ref } from "react";
import { isKnown, kindOf, type Notification, shownOf } from "./notification.ts";
import { notifications as messages } from "./notifications.en-in.ts";
import * as s from "./notifications-page.module.css";

const ICONS: Record<NotificationKind, LucideIcon> = {
  result: Gauge,
  looked: Eye,
  decision: MailCheck,
  alert: Search,
  invitation: Mail,
  reminder: BellRing,
};

interface ListProps {
  ref?: Ref<HTMLUListElement>;
  label: string;
  notifications: readonly Notification[];
}

/** Notifications in a column. */
export function NotificationList({ ref, label, notifications }: ListProps) {
  return (
    <ul ref={ref} tabIndex={-1} className={paperClass(s.list)} aria-label={label}>
      {notifications.filter(isKnown).map((notification) => (
        <Item key={notification._id} notification={notification} />
      ))}
    </ul>
  );
}

function Item({ notification }: { notification: Notification }) {
  const { isRead, at } = notification;
  const { text, to } = shownOf(notification);
  const Icon = ICONS[kindOf(notification)];
  const named = (
    <>
      {!isRead && <span className="visually-hidden">{`${messages.isNew} `}</span>}
      {text}
    </>
  );
  return (
    <li className={s.item} data-unread={!isRead || undefined}>
      <span className={s.icon} aria-hidden="true">
        <Icon {...iconProps(20)} />
      </span>
      <div className={s.text}>
        {to ? <Link to={to}>{named}</Link> : <p>{named}</p>}
        <p className={s.meta}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {!to && <span>{messages.gone}</span>}
        </p>
      </div>
    </li>
  );
}

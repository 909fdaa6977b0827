import { iconProps } from "@dryrun/design-system/icon-props";
import { paperClass } from "@dryrun/design-system/pages/paper";
import type { Output } from "@dryrun/domain/contract/define";
import type { notifications } from "@dryrun/domain/notifications/contract";
import { formatDateTime } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import type { LucideIcon } from "lucide-react";
import type { Ref } from "react";
import { notifications as messages } from "./notifications.en-in.ts";
import * as s from "./notifications-page.module.css";

export type Notification = Output<typeof notifications>["notifications"][number];

export interface Shown {
  text: string;
  /** The page that it opens; null if that no longer exists, which `gone` then says. */
  to: string | null;
  gone?: string | undefined;
  Icon: LucideIcon;
}

/** Returns how a notification is shown; undefined for an event that this release of the part does not know. */
export type Describe = (notification: Notification) => Shown | undefined;

interface ListProps {
  ref?: Ref<HTMLUListElement>;
  label: string;
  notifications: readonly Notification[];
  describe: Describe;
}

/** Notifications in a column. */
export function NotificationList({ ref, label, notifications, describe }: ListProps) {
  return (
    <ul ref={ref} tabIndex={-1} className={paperClass(s.list)} aria-label={label}>
      {notifications.map((notification) => {
        const shown = describe(notification);
        return shown && <Item key={notification._id} notification={notification} shown={shown} />;
      })}
    </ul>
  );
}

function Item({ notification, shown: { text, to, gone, Icon } }: { notification: Notification; shown: Shown }) {
  const { isRead, at } = notification;
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
          {gone && <span>{gone}</span>}
        </p>
      </div>
    </li>
  );
}

import { useMeQuery } from "@dryrun/api-client/base";
import { useToken } from "@dryrun/auth/use-token";
import { isSomebody, useUser } from "@dryrun/auth/user-context";
import { iconProps } from "@dryrun/design-system/icon-props";
import { MAX_UNREAD, UNREAD_EVERY_MS } from "@dryrun/domain/notifications/limits";
import { Link } from "@dryrun/remote-kit/router";
import { Bell as BellIcon } from "lucide-react";
import { messages } from "../messages.en-in.ts";
import * as s from "./bell.module.css";

/** The link to the notifications with the number of unread ones, which comes with the account. */
export function Bell({ to }: { to: string }) {
  const user = useUser();
  // After a log-out in another tab this page stays open. A request without a token would be refused, and the refusal would end the next
  // sign-in.
  const hasToken = useToken() !== null;
  const unread = user.unreadNotifications;
  return (
    <Link to={to} className={s.bell} aria-label={messages.bell(unread, unread >= MAX_UNREAD)}>
      <BellIcon {...iconProps(22)} />
      {unread > 0 && (
        <span className={s.count} aria-hidden="true">
          {unread >= MAX_UNREAD ? `${MAX_UNREAD - 1}+` : unread}
        </span>
      )}
      {hasToken && isSomebody(user) && <Refreshed />}
    </Link>
  );
}

/** Refetches the account periodically while the page is visible. */
function Refreshed() {
  useMeQuery(undefined, {
    pollingInterval: UNREAD_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: false,
  });
  return null;
}

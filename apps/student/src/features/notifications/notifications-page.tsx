import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import type { NotificationKind } from "@dryrun/domain/notifications/limits";
import type { Describe } from "@dryrun/frame/notifications/notification-list";
import { NotificationsPage as Page } from "@dryrun/frame/notifications/notifications-page";
import { Link } from "@dryrun/remote-kit/router";
import { BellRing, CalendarClock, Eye, Gauge, type LucideIcon, Mail, MailCheck, Search } from "lucide-react";
import { paths } from "../../paths.ts";
import { isKnown, kindOf, shownOf } from "./notification.ts";
import { notifications as messages } from "./notifications.en-in.ts";

const ICONS: Record<Exclude<NotificationKind, "team">, LucideIcon> = {
  result: Gauge,
  looked: Eye,
  decision: MailCheck,
  alert: Search,
  invitation: Mail,
  reminder: BellRing,
  meeting: CalendarClock,
};

const describe: Describe = (notification) => {
  if (!isKnown(notification)) return;
  const shown = shownOf(notification);
  return { ...shown, gone: shown.to ? undefined : messages.gone, Icon: ICONS[kindOf(notification)] };
};

/** The student's notifications. */
export function NotificationsPage() {
  const { passedQuiz } = useUser();
  return (
    <Page
      describe={describe}
      about={
        <Link to={`${paths.profile}#mails`} className="lone-link">
          {messages.toMails}
        </Link>
      }
      emptyText={messages.emptyText}
      emptyAction={
        <Link to={passedQuiz ? paths.jobs : paths.quiz} className={buttonClass({ variant: "primary" })}>
          {passedQuiz ? messages.toJobs : messages.toQuiz}
        </Link>
      }
    />
  );
}

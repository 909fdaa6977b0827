import type { Describe } from "@dryrun/frame/notifications/notification-list";
import { NotificationsPage as Page } from "@dryrun/frame/notifications/notifications-page";
import { AtSign, CalendarCheck, CalendarClock, CalendarX, UserCheck } from "lucide-react";
import { paths } from "../../paths.ts";
import { notifications as text } from "./notifications.en-in.ts";

const SHOWN = new Map([
  ["mentioned", { write: text.mentioned, Icon: AtSign }],
  ["assigned", { write: text.assigned, Icon: UserCheck }],
  ["meeting-booked", { write: text.meetingBooked, Icon: CalendarCheck }],
  ["meeting-moved-by-candidate", { write: text.meetingMoved, Icon: CalendarClock }],
  ["meeting-cancelled-by-candidate", { write: text.meetingCancelled, Icon: CalendarX }],
  ["meeting-declined", { write: text.meetingDeclined, Icon: CalendarX }],
]);

const describe: Describe = ({ event, by, candidate, applicationId }) => {
  const shown = SHOWN.get(event);
  if (!shown) return;
  const isThere = applicationId !== null && candidate !== null;
  return {
    text: shown.write(by ?? text.somebody, candidate ?? ""),
    to: isThere ? paths.application(applicationId) : null,
    gone: isThere ? undefined : text.gone,
    Icon: shown.Icon,
  };
};

/** What colleagues want from the person, and what candidates did with the person's meetings. */
export const NotificationsPage = () => <Page describe={describe} about={text.about} emptyText={text.emptyText} />;

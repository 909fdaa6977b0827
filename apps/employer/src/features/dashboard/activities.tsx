import { iconProps } from "@dryrun/design-system/icon-props";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { formatAge, formatDateTime } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { FileText, MessageSquareText } from "lucide-react";
import { dashboard as messages } from "../../messages/dashboard.en-in.ts";
import { paths } from "../../paths.ts";
import type { Dashboard } from "../../shared/answers.ts";
import * as s from "./activities.module.css";

type Activity = Dashboard["recentActivities"][number];

const LOOKS = {
  application: { Icon: FileText, text: messages.applied, path: paths.application },
  interview: { Icon: MessageSquareText, text: messages.sentInterview, path: paths.interview },
};

/** The newest applications and interviews; each links to the candidate's own page. */
export function Activities({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return <p className={s.none}>{messages.noActivity}</p>;
  const now = new Date();
  return (
    <ul className={paperClass()}>
      {activities.map(({ type, candidateName, jobTitle, date, applicationId }) => {
        const { Icon, text, path } = LOOKS[type];
        return (
          <li key={`${type}-${applicationId}`} className={s.item}>
            <Icon {...iconProps()} className={s.icon} />
            <Link to={path(applicationId)} className={s.link ?? ""}>
              {text(candidateName, jobTitle)}
            </Link>
            <time dateTime={date} title={formatDateTime(date)} className={s.when}>
              {formatAge(date, now)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}

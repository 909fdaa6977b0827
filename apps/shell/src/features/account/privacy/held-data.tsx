import type { User } from "@dryrun/auth/use-session";
import { paperClass } from "@dryrun/design-system/pages/paper";
import type { accountPrivacy } from "@dryrun/domain/account/contract";
import type { UserType } from "@dryrun/domain/contract/call";
import type { Output } from "@dryrun/domain/contract/define";
import { formatPhone } from "@dryrun/domain/text";
import { Link } from "@dryrun/remote-kit/router";
import { heldData as messages } from "../../../messages/privacy.en-in.ts";
import * as s from "../account-page.module.css";
import { Part } from "../part.tsx";

type Held = Output<typeof accountPrivacy>["held"];
interface Kind {
  name: keyof Held;
  label: string;
  /** Roles that have this kind of data, even if there is none yet. */
  of: UserType;
  /** The page that shows the data. */
  to?: string;
}

const KINDS: readonly Kind[] = [
  { name: "applications", label: messages.applications, of: "student", to: "/student/my-applications" },
  { name: "interviews", label: messages.interviews, of: "student", to: "/student/interview-summary" },
  { name: "drills", label: messages.drills, of: "student" },
  { name: "quizAttempts", label: messages.quizAttempts, of: "student", to: "/student/quizzes" },
  { name: "applicationDrafts", label: messages.applicationDrafts, of: "student" },
  { name: "savedJobs", label: messages.savedJobs, of: "student", to: "/student/jobs?saved=1" },
  { name: "jobAlerts", label: messages.jobAlerts, of: "student" },
  { name: "invitations", label: messages.invitations, of: "student" },
  { name: "enrolments", label: messages.enrolments, of: "student", to: "/masterclass" },
  { name: "certificates", label: messages.certificates, of: "student", to: "/verify-certificate" },
  { name: "sharedResults", label: messages.sharedResults, of: "student", to: "/student/progress#sharing" },
  { name: "notifications", label: messages.notifications, of: "student", to: "/student/notifications" },
  { name: "mailStops", label: messages.mailStops, of: "student", to: "/student/profile#mails" },
  { name: "jobReports", label: messages.jobReports, of: "student" },
  { name: "payments", label: messages.payments, of: "student" },
  { name: "jobs", label: messages.jobs, of: "employer", to: "/employer/jobs" },
  { name: "sentInvitations", label: messages.sentInvitations, of: "employer", to: "/employer/jobs" },
  { name: "notes", label: messages.notes, of: "employer", to: "/employer/applications-dashboard" },
  { name: "scorecards", label: messages.scorecards, of: "employer", to: "/employer/applications-dashboard" },
  { name: "staged", label: messages.staged, of: "employer", to: "/employer/applications-dashboard" },
  { name: "tagged", label: messages.tagged, of: "employer", to: "/employer/applications-dashboard" },
  { name: "openedProfiles", label: messages.openedProfiles, of: "employer", to: "/employer/search-candidates" },
  { name: "mailTemplates", label: messages.mailTemplates, of: "employer", to: "/employer/templates" },
  { name: "savedViews", label: messages.savedViews, of: "employer", to: "/employer/applications-dashboard" },
];

/** A former release does not count every kind. */
const countIn = (held: Held, name: keyof Held) => held[name] ?? 0;

/** How many items of each kind are stored, with links to their pages. */
export function HeldData({ held, user }: { held: Held; user: User }) {
  const kinds = KINDS.filter(({ name, of }) => of === user.userType || countIn(held, name) > 0);
  return (
    <Part id="held" title={messages.title}>
      <p>
        {messages.account([user.fullName, user.email, formatPhone(user.phone)].filter(Boolean).join(", "))}
        {user.userType === "student" && (
          <>
            {" "}
            <Link to="/student/profile">{messages.toProfile}</Link>
          </>
        )}
      </p>
      {kinds.length > 0 && (
        <dl className={paperClass(s.rows)}>
          {kinds.map(({ name, label, of, to }) => (
            <div key={name} className={s.row}>
              <dt>{to && of === user.userType ? <Link to={to}>{label}</Link> : label}</dt>
              <dd className={s.count}>{countIn(held, name)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
  );
}

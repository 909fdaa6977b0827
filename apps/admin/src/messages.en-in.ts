import { audit } from "./messages/audit.en-in.ts";
import { operations } from "./messages/operations.en-in.ts";
import { employers, lists, users } from "./messages/people.en-in.ts";
import { ledger } from "./messages/records.en-in.ts";
import { reports } from "./messages/reports.en-in.ts";
import { review, reviews } from "./messages/reviews.en-in.ts";

/** The words of the admin's part. */
export const messages = {
  nav: {
    home: "Dryrun, today",
    today: "Today",
    liveSessions: "Live sessions",
    reviews: "Reviews",
    reports: "Reports",
    people: "People",
    companies: "Companies",
    operations: "Operations",
    maintenance: "Maintenance",
    switches: "Switches",
    incidents: "Incidents",
    certificates: "Certificates",
    course: "Course",
    records: "Records",
    refunds: "Refunds",
    quizItems: "Quiz items",
    interviewQuestions: "Interview questions",
    calibration: "Calibration",
  },
  lists,
  operations,
  audit,
  users,
  employers,
  reports,
  ledger,
  reviews,
  review,
} as const;

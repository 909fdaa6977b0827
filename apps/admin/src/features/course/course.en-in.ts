import { countOf } from "@dryrun/domain/text";
import { formatDate } from "@dryrun/domain/time";

/** The words of the page about the course. */
export const course = {
  title: "Course",
  about: "Who bought the course, how far people get, and where they stop. Personal answers are not shown.",
  loading: "Loading the course",
  failed: "The course could not be loaded",
  numbers: "Numbers",
  buyers: "Have the course",
  refunded: "Paid back",
  certificates: "Certificates issued",
  progress: "Progress",
  progressCaption: "Buyers by the share of lessons that they have done",
  band: "Lessons done",
  bandOf: (band: string) => `${band.replace("-", "–")}%`,
  count: "Buyers",
  units: "Units",
  lessonsOf: (unit: string) => `Lessons of ${unit}`,
  exercisesOf: (unit: string) => `Exercises of ${unit}`,
  passed: (students: number) => `Test passed by ${countOf(students, "student")}`,
  lesson: "Lesson",
  opened: "Opened",
  done: "Done",
  last: "Stopped here",
  exercise: "Exercise",
  students: "Students",
  right: "Right at the first try",
  percent: (right: number, of: number) => (of === 0 ? "–" : `${Math.round((right / of) * 100)}%`),
  afterRefund: "Certificates after a refund",
  afterRefundText:
    "These people got the money of the course back after their certificate was issued. It stays valid unless you revoke it.",
  noneAfterRefund: "No certificate belongs to somebody who got the money back.",
  name: "Name",
  id: "Id",
  issuedOn: "Issued on",
  at: (iso: string) => formatDate(iso),
} as const;

/** The words of the list of buyers. */
export const buyers = {
  title: "Buyers of the course",
  about: "Everybody who bought the course, the newest first, with their progress. Personal answers are not shown.",
  loading: "Loading the buyers",
  failed: "The buyers could not be loaded",
  none: "Nobody has bought the course yet.",
  list: "Buyers of the course",
  name: "Name",
  bought: "Bought on",
  lessons: "Lessons done",
  tests: "Tests passed",
  testsOf: (passed: number, all: number) => `${passed} of ${all}`,
  certificate: "Certificate",
  noCertificate: "–",
  refunded: "Paid back",
} as const;

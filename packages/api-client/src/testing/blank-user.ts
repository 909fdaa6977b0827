import type { me } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";

/** A newly registered student as in an answer, for fixtures to fill in. */
export const BLANK_USER: Output<typeof me>["user"] = {
  _id: "00000000-0000-7000-8000-000000000001",
  username: "Asha",
  fullName: "Asha Verma",
  email: "asha@example.com",
  phone: "9876501234",
  userType: "student",
  createdAt: "2026-11-20T00:00:00.000Z",
  emailVerified: true,
  isAdult: true,
  interviewCredits: 0,
  passedQuiz: false,
  hasAttempts: false,
  courseBought: false,
  masterclassEnrolled: false,
  attendanceStatus: null,
  unreadNotifications: 0,
  runningInterview: null,
};

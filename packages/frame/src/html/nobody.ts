import type { User } from "@dryrun/auth/use-session";
import type { UserType } from "@dryrun/domain/contract/call";

/** In place of the signed-in person, of whom a frame knows the role alone: it is the same for everybody. */
export const nobody = (userType: UserType): User => ({
  _id: "",
  username: "",
  fullName: "",
  email: "",
  phone: "",
  userType,
  createdAt: new Date(0).toISOString(),
  emailVerified: true,
  isAdult: true,
  interviewCredits: 0,
  passedQuiz: false,
  hasAttempts: false,
  courseBought: false,
  masterclassEnrolled: false,
  attendanceStatus: null,
  needsSecondFactor: false,
  unreadNotifications: 0,
  runningInterview: null,
});

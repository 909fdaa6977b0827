import type { User } from "@dryrun/auth/use-session";
import type { UserType } from "@dryrun/domain/contract/call";

/** Replaces the signed-in person. A frame knows only the role, because it is the same for everyone. */
export const placeholderUser = (userType: UserType): User => ({
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

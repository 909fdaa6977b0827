import { APPLICATION_PARAMETER, type Purpose, TOPIC_PARAMETER } from "./shared/interview/purpose.ts";

/** Every URL of this part. */
export const paths = {
  today: "/student",
  jobs: "/student/jobs",
  savedJobs: "/student/jobs?saved=1",
  job: (jobId: string) => `/student/jobs/${jobId}`,
  applications: "/student/my-applications",
  application: (applicationId: string) => `/student/my-applications/${applicationId}`,
  profile: "/student/profile",
  /** The profile's form, scrolled to this field. */
  editProfile: (field?: string) => `/student/profile?edit=1${field ? `#${field}` : ""}`,
  quiz: "/student/quiz",
  paper: "/student/quiz/start",
  quizzes: "/student/quizzes",
  quizAttempt: (attemptId: string) => `/student/quizzes/${attemptId}`,
  startInterview: (applicationId: string) => `/student/interview/start/${applicationId}`,
  practice: "/student/interview/practice",
  /** Quick practice: ladders, reviews and mistakes. */
  drills: "/student/practice",
  drill: (drillId: string) => `/student/practice/drill/${drillId}`,
  interviews: "/student/interview-summary",
  interview: (sessionId: string) => `/student/interview-summary/${sessionId}`,
  credits: "/student/buy-credits",
  /** The credits page, for an interview that needs a credit. */
  creditsFor: (purpose: Purpose) =>
    "topic" in purpose
      ? `/student/buy-credits?${TOPIC_PARAMETER}=${purpose.topic}`
      : `/student/buy-credits?${APPLICATION_PARAMETER}=${purpose.applicationId}`,
  payments: "/student/payments",
  meeting: (meetingId: string) => `/student/meetings/${meetingId}`,
  notifications: "/student/notifications",
  progress: "/student/progress",
  /** The public page of a job. */
  publicJob: (jobId: string) => `/jobs/${jobId}`,
  masterclass: "/masterclass",
  privacy: "/account/privacy",
  login: "/login",
} as const;

/** The parameter of the job list that shows the saved jobs. */
export const SAVED_PARAMETER = "saved";

/** The parameter of the profile that opens its form. */
export const EDIT_PARAMETER = "edit";

/** The parameter of a job's page that opens its application form. */
export const APPLY_PARAMETER = "apply";

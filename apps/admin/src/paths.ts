/** Every URL of this part. */
export const paths = {
  root: "/admin",
  liveSessions: "/admin/live-sessions",
  reviews: "/admin/reviews",
  reports: "/admin/reports",
  users: "/admin/users",
  companies: "/admin/companies",
  /** The former address of the companies. */
  employers: "/admin/employers",
  operations: "/admin/operations",
  maintenance: "/admin/maintenance",
  switches: "/admin/switches",
  incidents: "/admin/incidents",
  audit: "/admin/audit",
  ledger: "/admin/ledger",
  refunds: "/admin/refunds",
  certificates: "/admin/certificates",
  course: "/admin/course",
  courseBuyers: "/admin/course/buyers",
  quizItems: "/admin/quiz-items",
  interviewQuestions: "/admin/interview-questions",
  calibration: "/admin/calibration",
  calibrationScore: "/admin/calibration/score",
  liveSession: (sessionId: string) => `/admin/live-sessions/${sessionId}`,
  review: (reviewId: string) => `/admin/reviews/${reviewId}`,
  company: (companyId: string) => `/admin/companies/${companyId}`,
  mergeCompany: (companyId: string) => `/admin/companies/${companyId}/merge`,
  person: (userId: string) => `/admin/users/${userId}`,
} as const;

/** Returns a list's address with these filters. */
export const pathWithFilters = (path: string, filters: Record<string, string>) =>
  `${path}?${new URLSearchParams(filters)}`;

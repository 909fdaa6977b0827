/** Every URL of this part. */
export const paths = {
  root: "/admin",
  liveSessions: "/admin/live-sessions",
} as const;

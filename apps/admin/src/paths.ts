/** Every URL of this part. */
export const paths = {
  root: "/admin",
  liveSessions: "/admin/live-sessions",
  reviews: "/admin/reviews",
  review: (reviewId: string) => `/admin/reviews/${reviewId}`,
} as const;

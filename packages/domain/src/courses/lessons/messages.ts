/** Shown on the course's page and at the end of the test that completed it. */
export const COURSE_COMPLETED = {
  title: "You have completed the course.",
  text: "Your certificate is issued, and we have mailed it to you. Anybody with the link can verify it.",
  link: "See the certificate",
} as const;

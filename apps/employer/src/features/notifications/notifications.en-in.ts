/** The words of the employer's notifications. */
export const notifications = {
  about: "When a colleague mentions you in a note or assigns an application to you, you also get an e-mail.",
  emptyText: "Notes in which a colleague mentions you, and applications that are assigned to you, appear here.",
  somebody: "A former colleague",
  mentioned: (by: string, candidate: string) => `${by} mentioned you in a note about ${candidate}`,
  assigned: (by: string, candidate: string) => `${by} assigned the application of ${candidate} to you`,
  gone: "This application no longer exists.",
} as const;

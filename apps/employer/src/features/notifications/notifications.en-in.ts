/** The words of the employer's notifications. */
export const notifications = {
  about:
    "When a colleague mentions you in a note or assigns an application to you, or a candidate books, moves or cancels a meeting with you, you also get an e-mail.",
  emptyText:
    "Notes in which a colleague mentions you, applications that are assigned to you, and what candidates do with your meetings appear here.",
  somebody: "A former colleague",
  mentioned: (by: string, candidate: string) => `${by} mentioned you in a note about ${candidate}`,
  assigned: (by: string, candidate: string) => `${by} assigned the application of ${candidate} to you`,
  meetingBooked: (_: string, candidate: string) => `${candidate} booked a meeting with you`,
  meetingMoved: (_: string, candidate: string) => `${candidate} moved the meeting with you`,
  meetingCancelled: (_: string, candidate: string) => `${candidate} cancelled the meeting with you`,
  meetingDeclined: (_: string, candidate: string) => `None of the times for a meeting with you suit ${candidate}`,
  gone: "This application no longer exists.",
} as const;

/** The link to the page of the own meetings. */
export const meetingsLink = {
  title: "Meetings",
  open: "Your meetings",
  openAbout: "When candidates can meet you, your calendar, and your next meetings.",
} as const;

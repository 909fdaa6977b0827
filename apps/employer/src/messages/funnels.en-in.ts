/** From invitation to decision, of one job or of all. */
export const funnels = {
  invited: "People you invited",
  others: "People who came by themselves",
  steps: { invited: "Invited", applied: "Applied", sent: "Interview sent", accepted: "Accepted" },
  ofApplied: "those who applied",
  note: "Withdrawn applications and cancelled invitations are not counted.",
} as const;

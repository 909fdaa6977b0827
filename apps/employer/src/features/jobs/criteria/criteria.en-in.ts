/** What the scorecards of a job ask for. */
export const criteria = {
  title: "Scorecard criteria",
  about: (job: string) => `What colleagues score about each candidate for ${job}.`,
  note: "The topics of the interview are criteria from the start. Scores of a criterion that you remove can still be read.",
  loading: "Loading the criteria",
  failed: "The criteria could not be loaded",
  noun: "Criterion",
  name: "Name",
  description: "What to look for",
  save: "Save criteria",
  saving: "Saving...",
  saved: "Criteria saved",
  notSaved: "The criteria were not saved. Try again.",
  unsaved: "The criteria have not been saved.",
} as const;

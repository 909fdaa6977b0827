/** The number of newest interviews and quizzes that the progress shows: as many as fit on a line. */
export const PROGRESS_POINTS = 24;

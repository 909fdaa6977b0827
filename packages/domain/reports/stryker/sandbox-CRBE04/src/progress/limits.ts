/** The newest interviews and quizzes that the progress shows: as many as a line can hold. */
export const PROGRESS_POINTS = 24;

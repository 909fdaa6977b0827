// A separate file: the job list needs only this sentence of the applications.
export const QUIZ_REQUIRED = "Pass the quiz to see jobs.";

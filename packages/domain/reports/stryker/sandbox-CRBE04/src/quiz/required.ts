// A file of its own: the job list needs this sentence and no other of the applications.
export const QUIZ_REQUIRED = "Pass the quiz to see jobs.";

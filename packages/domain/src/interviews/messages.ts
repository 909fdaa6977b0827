export const START_FAILED = "Failed to start mock interview";
export const NO_CREDITS = "You need 1 interview credit to start. Your application is already safe.";
export const NO_CREDITS_FOR_PRACTICE = "You need 1 interview credit to start.";
export const JOB_TAKEN_DOWN = "This job was taken down. Your credit is untouched. You can practise instead.";
export const NEXT_QUESTION_FAILED = "Failed to load next question.";
export const SUBMIT_FAILED = "Failed to submit your interview. Please try again.";
export const SEND_FAILED = "Failed to send to recruiter.";
export const INTERVIEWS_LOAD_FAILED = "Your interviews could not be loaded.";
export const ALREADY_SUBMITTED = "The answers of this interview have already been handed in.";
export const DECIDED = "This application has been decided or withdrawn, so no interview can start for it.";
export const NOT_SENDABLE = "This result cannot be sent.";
export const NOT_GRADED = "This interview has not been graded, so it cannot be sent.";
/** What a parked session says instead of feedback. */
export const PARKED =
  "This interview could not be graded because of a fault on our side. Your answers are kept and your credit is back. You will get an e-mail when it has been graded.";
export const TIME_OVER = "The time is over. Your saved answers were handed in.";
export const INTERVIEW_NOT_SENT = "The candidate has not sent an interview.";
export const BLANK_ANSWER = "Write an answer to go on, or press I don't know.";
export const DONT_KNOW = "I don't know this one.";
export const COPYING_OFF = "Copying is off outside the answer box.";
export const NOT_REVIEWABLE = "A result can be reviewed once it is there.";
export const REVIEW_ASKED = "You have asked for a review of this result already.";
export const REVIEW_REQUESTED = "Thank you. A person will look at your answers again.";
/** Shown next to a verdict that is lower than the score suggests. */
export const NEVER_LOWERED = "a review by a person never lowers a verdict";

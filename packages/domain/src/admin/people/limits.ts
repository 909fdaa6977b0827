/** The number of newest rows of each kind on a person's page. */
export const PERSON_SHOWN = 10;
/** `parked`: its grading failed permanently. */
export const PERSON_INTERVIEW_STATES = ["running", "evaluating", "parked", "completed", "sent"] as const;

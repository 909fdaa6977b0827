/** How many of the newest rows of each kind a person's page shows. */
export const PERSON_SHOWN = 10;
/** `parked`: its grading failed for good. */
export const PERSON_INTERVIEW_STATES = ["running", "evaluating", "parked", "completed", "sent"] as const;

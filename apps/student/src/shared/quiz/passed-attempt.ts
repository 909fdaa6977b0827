/** The key of the navigation state for the jobs after the quiz was passed for the first time; its value is the attempt's id. */
export const PASSED_ATTEMPT = "passedAttempt";

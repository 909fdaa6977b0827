/** The state of the navigation to the jobs after the quiz was passed for the first time: the id of the attempt. */
export const PASSED_ATTEMPT = "passedAttempt";

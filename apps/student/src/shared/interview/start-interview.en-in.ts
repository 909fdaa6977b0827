/** The link to an application's own page. */
export const GET_READY = "Get Ready for Interview";
/** The link to an application's interview, on its page and directly after applying. */
export const START_INTERVIEW = "Start Mock Interview";
export const INTERVIEW_IS_RUNNING = "Your interview is running";

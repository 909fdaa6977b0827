/** The way to an application's own page. */
export const GET_READY = "Get Ready for Interview";
/** The way into an application's interview, on its page and right after it was sent. */
export const START_INTERVIEW = "Start Mock Interview";

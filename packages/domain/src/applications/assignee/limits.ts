/** How often an open page reports that a person looks at an application, in seconds. */
export const LOOKING_EVERY_SECONDS = 20;
/** How long a person counts as looking after the last report: two reports, and time for a slow network. */
export const LOOKING_FOR_SECONDS = 50;

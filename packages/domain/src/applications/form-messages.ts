// A separate file, so that the job list does not load the form's texts.
export const FIX_ERRORS_HEADING = "Please fix the following errors:";
export const FIX_ERRORS = "Please fix the highlighted errors below.";

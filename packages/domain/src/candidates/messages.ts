export const TOO_MANY_VIEWS = "You have opened 200 profiles today. Come back tomorrow.";
export const PDF_NOT_READY = "PDF not ready. Try again.";

/** What the registration and a first password ask alike. */
export const VISIBILITY_LABEL = "Recruiters can find my profile once it is half complete. I can change this any time.";
export const ADULT_LABEL = "I am 18 or older";

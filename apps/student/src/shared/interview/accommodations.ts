/** The hash of the accommodations on the profile page. */
export const ACCOMMODATIONS = "accommodations";

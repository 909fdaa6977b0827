/** Where they are on the profile page. */
export const ACCOMMODATIONS = "accommodations";

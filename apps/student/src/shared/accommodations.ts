/** Where they stand on the page of the profile. */
export const ACCOMMODATIONS = "accommodations";

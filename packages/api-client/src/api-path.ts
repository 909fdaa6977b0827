/** The path prefix of all calls. */
export const API_PATH = "/api";

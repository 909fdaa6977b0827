/** Below this path are all calls. */
export const API_PATH = "/api";

/** The storage key of the token; read by the API client's base, written by the auth package. */
export const TOKEN_KEY = "token";
/** The path that a guard saved for after the sign-in. */
export const SAVED_PATH_KEY = "redirectAfterLogin";
/** The query parameter that names the path for after the sign-in. */
export const REDIRECT_PARAMETER = "redirect";

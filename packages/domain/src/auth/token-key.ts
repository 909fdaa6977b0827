/** The storage key of the token; read by the API client's base, written by the auth package. */
export const TOKEN_KEY = "token";
/** The storage key of the path that a guard saved until after the sign-in. */
export const SAVED_PATH_KEY = "redirectAfterLogin";
/** The query parameter with the path to open after the sign-in. */
export const REDIRECT_PARAMETER = "redirect";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const TOKEN_DAYS = 7;
export const FREE_CREDITS = 1;
export const RESET_LINK_MINUTES = 60;
export const VERIFY_LINK_DAYS = 7;
/** Mails with a link that one account or e-mail gets in an hour, whoever asks. */
export const LINK_MAILS_PER_HOUR = 5;
/** Failed sign-ins of one address and e-mail before 429. */
export const LOGIN_FAILURES = 10;
export const LOGIN_WINDOW_MINUTES = 15;
/** Version of the words with which somebody agrees that recruiters may find the profile. */
export const VISIBILITY_VERSION = "1";

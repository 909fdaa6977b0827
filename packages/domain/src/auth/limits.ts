export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const TOKEN_DAYS = 7;
/** The lifetime of an admin's token. */
export const ADMIN_TOKEN_HOURS = 12;
export const FREE_CREDITS = 1;
export const RESET_LINK_MINUTES = 60;
/** The lifetime of the link with which a buyer without an account sets a password. */
export const BUYER_LINK_DAYS = 7;
export const VERIFY_LINK_DAYS = 7;
/** Mails with a link that one account or e-mail receives per hour, from any requester. */
export const LINK_MAILS_PER_HOUR = 5;
/** Failed sign-ins per network address and e-mail before 429. */
export const LOGIN_FAILURES = 10;
/** Failed attempts per network address, for any account; IPv6 by its first 64 bits. */
export const NETWORK_FAILURES = 100;
export const LOGIN_WINDOW_MINUTES = 15;
/** Failed attempts per account, from any address; networks of recent sign-ins are exempt. */
export const ACCOUNT_FAILURES = 50;
export const ACCOUNT_WINDOW_MINUTES = 60;
/** The version of the consent that recruiters may find the profile. */
export const VISIBILITY_VERSION = "1";
/** An account or company counts as new for this long: its work shares a turn with that of all others. */
export const NEW_FOR_HOURS = 24;

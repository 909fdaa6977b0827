/** 32 random bytes as base64url. */
const LINK_TOKEN = /^[\w-]{43}$/;

/** Whether this is a complete token of a mail's link; a mail program may have cut it. */
export const isWholeToken = (token: string) => LINK_TOKEN.test(token);

import { object, string } from "yup";

/** Of a link in a mail. Any text passes: what is no token of ours is a dead link (400 `LINK_DEAD`), not a page that is missing. */
export const linkToken = object({ token: string().strict().defined() });

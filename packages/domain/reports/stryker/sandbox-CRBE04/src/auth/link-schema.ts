import { object, string } from "yup";

/** The token of a link in a mail. Any text passes: an unknown token is a dead link (400 `LINK_DEAD`), not a missing page. */
export const linkToken = object({ token: string().strict().defined() });

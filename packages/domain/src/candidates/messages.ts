import { CONTACTS_PER_DAY } from "./rules.ts";

/** For the page and the PDF of a further candidate; a list returns `contactsLimited`. */
export const CONTACTS_LIMITED = `You have seen the contact details of ${CONTACTS_PER_DAY} candidates today. You can still open those candidates, and more after midnight.`;
export const PDF_NOT_READY = "PDF not ready. Try again.";

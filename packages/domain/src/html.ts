const REFERENCES = new Map(Object.entries({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }));
const referenceOf = (character: string) => REFERENCES.get(character) as string;

/** Escapes text for HTML, also within an attribute in quotes of either kind. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, referenceOf);

/** Escapes text between the tags of HTML or XML, never in an attribute: quotes stay, as in our sanitiser and in spreadsheets. */
export const escapeText = (text: string) => text.replace(/[&<>]/g, referenceOf);

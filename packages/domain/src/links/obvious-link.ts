// Browsers use this instead of `holds-link.ts`, whose list of all domain endings is too large for a login page. The
// server refuses the rest at the same field.

const LINK = /:\/\/|\bwww\.|\S@\S/i;
const PHONE = /(?<!\d)[6-9]\d{9}(?!\d)/;

export const holdsLink = (text: string): boolean => LINK.test(text);
export const holdsPhone = (text: string): boolean => PHONE.test(text);

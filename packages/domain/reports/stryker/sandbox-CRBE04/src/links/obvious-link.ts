// Browsers get this in place of `holds-link.ts`, whose list of the Internet's domain ends weighs more than a login page may. The server
// refuses the rest at the same field.

const LINK = /:\/\/|\bwww\.|\S@\S/i;
const PHONE = /(?<!\d)[6-9]\d{9}(?!\d)/;

export const holdsLink = (text: string): boolean => LINK.test(text);
export const holdsPhone = (text: string): boolean => PHONE.test(text);

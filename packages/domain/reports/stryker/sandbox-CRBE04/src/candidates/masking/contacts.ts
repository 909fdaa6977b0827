import { hideAddresses, MARK } from "./masker.ts";

/**
 * A number with the code of a country, a mobile number of India in its usual groups, and a landline with its prefix. Narrower than
 * what profiles hide: figures are what an answer is about.
 */
const PHONES = [
  /(?<![\p{L}\p{N}.])(?:\+|00)\d(?:[ ().-]{0,2}\d){7,13}(?!\d)/gu,
  /(?<![\p{L}\p{N}.,])(?:0|91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?![\p{L}\d]|[.,]\d)/gu,
  /(?<![\p{L}\p{N}.,])[6-9]\d{2}[ .-]\d{3}[ .-]\d{4}(?!\d)/gu,
  /(?<![\p{L}\p{N}.,])\(?0\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}(?!\d)/gu,
];

/** The text without e-mail addresses, links and phone numbers; every other character keeps its place. */
export function maskContacts(text: string): string {
  return PHONES.reduce(
    (masked, phone) => masked.replace(phone, (found) => MARK.repeat(found.length)),
    hideAddresses(text),
  );
}

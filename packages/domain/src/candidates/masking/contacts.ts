import { hideAddresses, MARK } from "./masker.ts";

/**
 * Matches numbers with a country code, Indian mobile numbers in their usual groups, and landlines with their prefix.
 * Narrower than the masking of profiles, because answers are about figures.
 */
const PHONES = [
  /(?<![\p{L}\p{N}.])(?:\+|00)\d(?:[ ().-]{0,2}\d){7,13}(?!\d)/gu,
  /(?<![\p{L}\p{N}.,])(?:0|91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?![\p{L}\d]|[.,]\d)/gu,
  /(?<![\p{L}\p{N}.,])[6-9]\d{2}[ .-]\d{3}[ .-]\d{4}(?!\d)/gu,
  /(?<![\p{L}\p{N}.,])\(?0\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}(?!\d)/gu,
];

/** Masks e-mail addresses, links and phone numbers; every other character keeps its position. */
export function maskContacts(text: string): string {
  return PHONES.reduce(
    (masked, phone) => masked.replace(phone, (found) => MARK.repeat(found.length)),
    hideAddresses(text),
  );
}

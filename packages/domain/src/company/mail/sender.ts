import { BRAND } from "../../brand.ts";
import { firstNameOf } from "../../templates/fill.ts";

/** The maximum length of a first name and of a company's name in the sender of a mail. */
const MAX_PERSON = 30;
const MAX_COMPANY = 60;

/** Cuts between characters, not inside one. */
const cut = (text: string, max: number) => {
  const letters = [...text.trim()];
  return letters.length > max ? `${letters.slice(0, max - 1).join("")}…` : letters.join("");
};

/** Returns the sender of a company's mail: "Kavita at Sahyadri via Dryrun", without the person "Sahyadri via Dryrun". */
export function senderName(fullName: string | null, company: string): string {
  const person = fullName ? `${cut(firstNameOf(fullName), MAX_PERSON)} at ` : "";
  return `${person}${cut(company, MAX_COMPANY)} via ${BRAND.name}`;
}

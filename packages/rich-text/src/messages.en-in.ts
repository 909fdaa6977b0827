import { formatNumber } from "@dryrun/domain/text";

/** The words of the editor. */
export const messages = {
  notLoaded: "The formatting tools did not load. You can write plain text.",
  count: (characters: number, limit?: number) =>
    limit === undefined
      ? `${formatNumber(characters)} characters`
      : `${formatNumber(characters)} of ${formatNumber(limit)} characters`,
  tools: {
    label: "Text formatting",
    bold: "Bold",
    italic: "Italic",
    bulletList: "Bulleted list",
    orderedList: "Numbered list",
    link: "Link",
  },
  link: {
    address: "Link address",
    set: "Set link",
    remove: "Remove link",
    notAllowed: "Enter a web address, an e-mail address or a phone link",
  },
} as const;

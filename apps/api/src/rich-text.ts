import { ALLOWED_LINK_PROTOCOLS, ALLOWED_TAGS } from "@dryrun/domain/rich-text/allow-list";
import sanitizeHtml from "sanitize-html";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: [...ALLOWED_LINK_PROTOCOLS],
  allowProtocolRelative: false,
  // The editor's own elements replace those of other sources.
  transformTags: { b: "strong", i: "em" },
};

/** Removes everything from rich text that our editor cannot write. */
export const sanitizeRichText = (html: string) => sanitizeHtml(html, OPTIONS);

import { ALLOWED_LINK_PROTOCOLS, ALLOWED_TAGS } from "@dryrun/domain/rich-text/allow-list";
import sanitizeHtml from "sanitize-html";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: [...ALLOWED_LINK_PROTOCOLS],
  allowProtocolRelative: false,
  // The editor's own words for what other sources write.
  transformTags: { b: "strong", i: "em" },
};

/** Rich text with nothing in it that our editor could not write. */
export const sanitizeRichText = (html: string) => sanitizeHtml(html, OPTIONS);

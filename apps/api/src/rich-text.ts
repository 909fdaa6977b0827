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

/** Rich text without anything that our editor cannot write. */
export const sanitizeRichText = (html: string) => sanitizeHtml(html, OPTIONS);

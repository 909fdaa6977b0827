import { ALLOWED_LINK_PROTOCOLS } from "@dryrun/domain/rich-text/allow-list";
import StarterKit from "@tiptap/starter-kit";
import { isAllowedLink } from "../allowed-html.ts";

/** Bold, italic, two lists, links and undo; the rest of the kit is off, so that pasted text loses it too. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      protocols: [...ALLOWED_LINK_PROTOCOLS],
      isAllowedUri: isAllowedLink,
      HTMLAttributes: { rel: "noopener nofollow ugc", target: "_blank" },
    },
  }),
];

import { richContentClass } from "@dryrun/design-system/rich-content";
import { useMemo } from "react";
import { allowedHtml } from "./allowed-html.ts";

/** Rich text as the server keeps it, passed through the allow-list once more. Holds no editor. */
export function RichTextViewer({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => allowedHtml(html), [html]);
  // Safe to set: allowedHtml made it out of the allow-list alone.
  return <div className={richContentClass(className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}

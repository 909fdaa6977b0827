import { richContentClass } from "@dryrun/design-system/pages/rich-content";
import { useMemo } from "react";
import { allowedHtml } from "./allowed-html.ts";

/** Renders rich text from the server, filtered through the allow-list again. Contains no editor. */
export function RichTextViewer({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => allowedHtml(html), [html]);
  // Safe: allowedHtml built this HTML from the allow-list.
  return <div className={richContentClass(className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}

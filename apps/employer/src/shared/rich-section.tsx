import { plainText } from "@dryrun/domain/rich-text/plain-text";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { Section } from "./section.tsx";

/** A heading with rich text, or a placeholder if it is empty. */
export function RichSection({
  title,
  html,
  none,
  level,
}: {
  title: string;
  html: string;
  none: string;
  level?: 2 | 3;
}) {
  return (
    <Section title={title} level={level ?? 2}>
      {plainText(html) === "" ? <p>{none}</p> : <RichTextViewer html={html} />}
    </Section>
  );
}

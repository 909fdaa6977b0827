import { classNames } from "@dryrun/design-system/class-names";
import * as s from "./lesson-html.module.css";

/** Shows HTML of the course, which the server makes from its own content; nobody else's words are in it. */
export function LessonHtml({ html, className }: { html: string; className?: string | undefined }) {
  return <div className={classNames(s.html, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same within a sentence. */
export function LessonInline({ html }: { html: string }) {
  return <span className={s.inline} dangerouslySetInnerHTML={{ __html: html }} />;
}

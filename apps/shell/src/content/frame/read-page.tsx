import { RichContent } from "@dryrun/design-system/pages/rich-content";
import type { ReactNode } from "react";
import * as s from "./read-page.module.css";

export interface ReadSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface ReadPageProps {
  title: string;
  /** "20 November 2026"; omitted if nothing depends on it. */
  updated?: string;
  lead: ReactNode;
  sections: readonly ReadSection[];
}

/** One column of running text; on wide screens with a table of contents next to it. */
export function ReadPage({ title, updated, lead, sections }: ReadPageProps) {
  return (
    <div className={s.page}>
      <nav aria-label="On this page" className={s.contents}>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={s.text}>
        <h1>{title}</h1>
        {updated && <p className={s.updated}>Last updated: {updated}</p>}
        <RichContent>
          {lead}
          {sections.map(({ id, title: name, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              {body}
            </section>
          ))}
        </RichContent>
      </article>
    </div>
  );
}

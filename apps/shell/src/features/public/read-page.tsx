import { RichContent } from "@dryrun/design-system/rich-content";
import { PageTitle } from "@dryrun/remote-kit/page";
import type { ReactNode } from "react";
import * as s from "./read-page.module.css";

interface ReadPageProps {
  title: string;
  /** "20 November 2026"; left out where nothing depends on it. */
  updated?: string;
  children: ReactNode;
}

/** One column of running text. */
export function ReadPage({ title, updated, children }: ReadPageProps) {
  return (
    <article className={s.page}>
      <PageTitle title={title} />
      {updated && <p className={s.updated}>Last updated: {updated}</p>}
      <RichContent>{children}</RichContent>
    </article>
  );
}

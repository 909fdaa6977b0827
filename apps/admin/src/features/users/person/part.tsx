import type { ReactNode } from "react";
import { person } from "../../../messages/person.en-in.ts";
import { PagePart } from "../../../shared/page/page-part.tsx";
import * as s from "./person-page.module.css";

interface PartProps {
  say: { title: string; none: string };
  rows: readonly unknown[];
  /** The total, if only the newest are shown. */
  total?: number;
  /** A link to all of them. */
  more?: ReactNode;
  children: ReactNode;
}

/** The items of one kind that belong to the account, or a note that there are none. */
export function Part({ say, rows, total = rows.length, more, children }: PartProps) {
  return (
    <PagePart title={say.title}>
      {rows.length === 0 ? <p className={s.idle}>{say.none}</p> : children}
      {rows.length > 0 && (total > rows.length || more) && (
        <p className={s.more}>
          {total > rows.length && <span>{person.newestOf(rows.length, total)}</span>}
          {more}
        </p>
      )}
    </PagePart>
  );
}

import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import type { ReactNode } from "react";
import { PageBody } from "./page/page-body.tsx";
import { PagedRows, type PagedRowsProps } from "./paged-rows.tsx";

export interface AdminListProps<Answer extends { totalPages: number; total: number }> extends PagedRowsProps<Answer> {
  say: { title: string; about: string; loading: string; failed: string };
  /** Links to related pages. */
  nav?: ReactNode;
  /** The search field above the list. */
  search?: ReactNode;
}

/** A page with one paged list: description, search, rows and paging. */
export function AdminList<Answer extends { totalPages: number; total: number }>(props: AdminListProps<Answer>) {
  const { say, nav, search, ...rows } = props;
  return (
    <>
      <PageHeader about={say.about}>
        <PageTitle title={say.title} />
      </PageHeader>
      <PageBody>
        {nav}
        {search}
        <PagedRows say={say} {...rows} />
      </PageBody>
    </>
  );
}

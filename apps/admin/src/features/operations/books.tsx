import { Banner } from "@dryrun/design-system/feedback/banner";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { BOOKS_OVERDUE_HOURS, DIFFERENCES_KEPT } from "@dryrun/domain/payments/limits";
import { HOUR_MS } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import type { BooksDifference, Numbers } from "./numbers.ts";
import * as s from "./operations-page.module.css";

const { books: say } = messages.operations;

/** The ids for a search of the ledger: it finds entries of an order by the order's id, and those of an account only by the address. */
const idsOf = ({ kind, ids }: BooksDifference) => (
  <ul className={s.ids}>
    {ids.map((id) => (
      <li key={id}>{kind === "balance" ? id : <Link to={`${paths.ledger}?search=${id}`}>{id}</Link>}</li>
    ))}
  </ul>
);

const COLUMNS: Column<BooksDifference>[] = [
  { key: "kind", header: say.kind, isRowHeader: true, cell: ({ kind }) => say.kinds[kind] },
  { key: "count", header: say.count, isEnd: true, cell: ({ count }) => count },
  { key: "ids", header: say.ids, cell: idsOf },
];

/** The result of the last check of the books, with the differences that it found. */
export function Books({ numbers: { books, serverTime } }: { numbers: Pick<Numbers, "books" | "serverTime"> }) {
  return (
    <PagePart title={say.title} id="books">
      {books ? <Result {...books} serverTime={serverTime} /> : <p className={s.idle}>{say.none}</p>}
    </PagePart>
  );
}

function Result({ serverTime, ...books }: NonNullable<Numbers["books"]> & Pick<Numbers, "serverTime">) {
  const { checkedAt, differences } = books;
  const summary = say.checked(books);
  const total = differences.reduce((sum, { count }) => sum + count, 0);
  const isOverdue = Date.parse(serverTime) - Date.parse(checkedAt) > BOOKS_OVERDUE_HOURS * HOUR_MS;
  return (
    <>
      {isOverdue && <Banner tone="warning">{say.overdue}</Banner>}
      {total === 0 && <p>{say.right({ summary })}</p>}
      {total > 0 && (
        <>
          <Banner tone="danger">{say.wrong({ summary, differences: total })}</Banner>
          {differences.some(({ count }) => count > DIFFERENCES_KEPT) && <p className={s.idle}>{say.firstOf}</p>}
          <DataTable caption={say.differences} columns={COLUMNS} rows={differences} rowKey={({ kind }) => kind} />
        </>
      )}
    </>
  );
}

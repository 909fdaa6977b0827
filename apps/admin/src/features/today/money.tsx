import { Link } from "@dryrun/remote-kit/router";
import { today as text } from "../../messages/today.en-in.ts";
import { paths, pathWithFilters } from "../../paths.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import type { Today } from "./today.ts";
import * as s from "./today-page.module.css";

/** Rupees in and out, each with a link to its entries in the ledger. */
export function Money({ money }: Pick<Today, "money">) {
  const spans = [
    { label: text.moneyToday, ...money.today },
    { label: text.moneyWeek, ...money.week },
  ];
  return (
    <PagePart title={text.money}>
      <ul className={s.lines}>
        {spans.map(({ label, from, to, in: paid, out }) => (
          <li key={label} className={s.line}>
            <Link to={pathWithFilters(paths.ledger, { unit: "INR", from, to })} className={`${s.what} lone-link`}>
              {label}
            </Link>
            <span>{text.moneyLine(paid, out)}</span>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}

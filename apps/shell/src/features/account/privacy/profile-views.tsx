import { paperClass } from "@dryrun/design-system/pages/paper";
import type { accountPrivacy } from "@dryrun/domain/account/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { countOf } from "@dryrun/domain/text";
import { formatDay, formatMonth } from "@dryrun/domain/time";
import { profileViews as messages } from "../../../messages/privacy.en-in.ts";
import * as s from "../account-page.module.css";
import { Part } from "../part.tsx";

type Privacy = Output<typeof accountPrivacy>;

/** Which companies opened the profile, on which day in India, and how many saw its contact details in a list, by month. */
export function ProfileViews({ views, listed }: Pick<Privacy, "views" | "listed">) {
  return (
    <Part id="views" title={messages.title}>
      {views.length === 0 ? (
        <p className={s.note}>{messages.none}</p>
      ) : (
        <ul className={paperClass(s.rows)} aria-labelledby="views">
          {views.map(({ company, date }) => (
            <li key={`${company} ${date}`} className={s.row}>
              <span>{company}</span>
              <span className={s.note}>{formatDay(date)}</span>
            </li>
          ))}
        </ul>
      )}
      <h3 id="listed" className={s.subheading}>
        {messages.listed}
      </h3>
      {listed.length === 0 ? (
        <p className={s.note}>{messages.noneListed}</p>
      ) : (
        <ul className={paperClass(s.rows)} aria-labelledby="listed">
          {listed.map(({ month, employers }) => (
            <li key={month} className={s.row}>
              <span>{countOf(employers, "company", "companies")}</span>
              <span className={s.note}>{formatMonth(`${month}-01`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

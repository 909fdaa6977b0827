import { paperClass } from "@dryrun/design-system/pages/paper";
import type { accountPrivacy } from "@dryrun/domain/account/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { formatDay } from "@dryrun/domain/time";
import { access as messages } from "../../../messages/privacy.en-in.ts";
import * as s from "../account-page.module.css";
import { Part } from "../part.tsx";

type Privacy = Output<typeof accountPrivacy>;
interface ApplicationAccessProps {
  access: NonNullable<Privacy["access"]>;
  written: NonNullable<Privacy["written"]>;
}

/** Which companies opened, decided and exported the person's applications, by day in India, and what they wrote about the person. */
export function ApplicationAccess({ access, written }: ApplicationAccessProps) {
  return (
    <Part id="access" title={messages.title}>
      {access.length === 0 ? (
        <p className={s.note}>{messages.none}</p>
      ) : (
        <ul className={paperClass(s.rows)} aria-labelledby="access">
          {access.map(({ company, kind, date }) => (
            <li key={`${company} ${kind} ${date}`} className={s.row}>
              <span>
                {company} {messages.kinds[kind]}
              </span>
              <span className={s.note}>{formatDay(date)}</span>
            </li>
          ))}
        </ul>
      )}
      <h3 id="written" className={s.subheading}>
        {messages.written}
      </h3>
      {written.length === 0 ? (
        <p className={s.note}>{messages.noneWritten}</p>
      ) : (
        <>
          <p className={s.note}>{messages.aboutWritten}</p>
          <ul className={paperClass(s.rows)} aria-labelledby="written">
            {written.map(({ company, notes, scorecards }) => (
              <li key={company} className={s.row}>
                <span>{company}</span>
                <span className={s.note}>{messages.counts(notes, scorecards)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

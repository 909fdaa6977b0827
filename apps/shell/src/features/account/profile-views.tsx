import type { accountPrivacy } from "@dryrun/domain/account/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { formatDate } from "@dryrun/domain/time";
import { Part } from "./part.tsx";
import * as s from "./privacy-page.module.css";

/** Which company looked, and on which day in India. */
export function ProfileViews({ views }: { views: Output<typeof accountPrivacy>["views"] }) {
  return (
    <Part id="views" title="Who looked at your profile">
      {views.length === 0 ? (
        <p className={s.note}>No company has looked at your profile yet.</p>
      ) : (
        <ul className={s.rows}>
          {views.map(({ company, date }) => (
            <li key={`${company} ${date}`} className={s.row}>
              <span>{company}</span>
              <span className={s.note}>{formatDate(`${date}T12:00:00+05:30`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

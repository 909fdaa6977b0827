import { useStudentAccountPrivacyQuery } from "@dryrun/api-client/account/student";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { formatDay } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "./profile-view.module.css";

const text = words.profile.views;
/** The number of views shown here; the privacy page has all of them. */
const SHOWN = 5;

/** Which companies viewed the profile, and on which day in India. */
export function ProfileViews() {
  const { data, error, isFetching, refetch } = useStudentAccountPrivacyQuery();
  return (
    <section className={s.part} aria-labelledby="views">
      <h2 id="views" className={s.heading}>
        {text.title}
      </h2>
      {error && !data && (
        <LoadFailed title={text.notLoaded} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={text.loading} count={1} shape="text" />}
      {data?.views.length === 0 && <p className={s.note}>{text.none}</p>}
      {data && data.views.length > 0 && (
        <ul className={s.views}>
          {data.views.slice(0, SHOWN).map(({ company, date }) => (
            <li key={`${company} ${date}`}>
              <span>{company}</span>
              <span className={s.note}>{formatDay(date)}</span>
            </li>
          ))}
        </ul>
      )}
      {data && data.views.length > SHOWN && (
        <Link to={paths.privacy} className="lone-link">
          {text.all(data.views.length)}
        </Link>
      )}
    </section>
  );
}

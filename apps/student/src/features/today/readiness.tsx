import { useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { ProfileRing } from "../../shared/profile-ring.tsx";
import * as s from "./today-page.module.css";

/** The profile's completeness, as a link to the profile. */
export function Readiness() {
  const { data } = useStudentCompletionQuery();
  if (!data) return null;
  return (
    <section className={s.part} aria-labelledby="readiness">
      <h2 id="readiness" className={s.heading}>
        {words.today.profile}
      </h2>
      <Link to={paths.profile} className={s.profile}>
        <ProfileRing profile={data} size={120} />
        <span aria-hidden="true">{words.today.missing(data.missing.length)}</span>
      </Link>
    </section>
  );
}

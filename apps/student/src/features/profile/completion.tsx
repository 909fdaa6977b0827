import { useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import type { ProfilePart } from "@dryrun/domain/profile/completion";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { ProfileRing } from "../../shared/profile-ring.tsx";
import * as s from "./profile-view.module.css";

const text = words.profile.missing;
/** The first field of a part in the form, if its name differs from the part's. */
const FIELDS: Partial<Record<ProfilePart, string>> = {
  workExperience: "workExperience.0.company",
  education: "education.0.institution",
  projects: "projects.0.title",
};

/** The profile's completeness, and each missing part with a link to its field. */
export function Completion() {
  const { data, error, isFetching, refetch } = useStudentCompletionQuery();
  return (
    <section className={s.part} aria-labelledby="completion" data-print="no">
      <h2 id="completion" className={s.heading}>
        {text.title}
      </h2>
      {error && !data && (
        <LoadFailed title={text.notLoaded} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && (
        <>
          <div className={s.ring}>
            <ProfileRing profile={data} size={120} />
            {data.missing.length === 0 && <p>{text.none}</p>}
          </div>
          {data.missing.length > 0 && (
            <nav aria-label={text.list}>
              <p className={s.note}>{text.list}</p>
              <ul className={s.list}>
                {data.missing.map((part) => (
                  <li key={part}>
                    <Link to={paths.editProfile(FIELDS[part] ?? part)}>{words.profileParts[part]}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </>
      )}
    </section>
  );
}

import { useStudentMeetingsQuery } from "@dryrun/api-client/meetings/student";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import { meetings as text } from "../../../shared/meetings/meetings.en-in.ts";
import * as s from "./application-meetings.module.css";

/** The meetings that the company proposed for an application; nothing if there are none. */
export function ApplicationMeetings({ applicationId }: { applicationId: string }) {
  const { data } = useStudentMeetingsQuery({ query: { applicationId } });
  if (!data || data.meetings.length === 0) return null;
  return (
    <section aria-labelledby="meetings" className={s.part}>
      <h3 id="meetings" className={s.heading}>
        {text.heading}
      </h3>
      <ul className={s.list}>
        {data.meetings.map(({ _id, status, startsAt, isOpen }) => (
          <li key={_id}>
            <Link to={paths.meeting(_id)}>{isOpen && status === "proposed" ? text.open.pick : text.open.see}</Link>
            {startsAt && <p>{text.at(startsAt)}</p>}
            {status === "cancelled" && <p>{text.cancelled}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

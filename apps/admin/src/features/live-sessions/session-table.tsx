import { Button } from "@dryrun/design-system/actions/button";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Link } from "@dryrun/remote-kit/router";
import { sessions as text } from "../../messages/sessions.en-in.ts";
import { paths } from "../../paths.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import { isRemovable, type LiveSession, whenOf } from "./live-session.ts";
import { SessionLinks } from "./session-links.tsx";
import { SessionState } from "./session-state.tsx";
import * as s from "./session-table.module.css";

const columnsAt = (now: Date): Column<LiveSession>[] => [
  {
    key: "title",
    header: text.session,
    cell: ({ _id, title }) => (
      <Link to={paths.liveSession(_id)} className="lone-link">
        {title}
      </Link>
    ),
    isRowHeader: true,
  },
  { key: "when", header: text.when, cell: whenOf },
  { key: "enrolled", header: text.enrolled, cell: ({ enrolments }) => enrolments, isEnd: true },
  { key: "state", header: text.state, cell: (session) => <SessionState session={session} now={now} /> },
  { key: "meeting", header: text.meeting, cell: (session) => <SessionLinks session={session} /> },
];

interface SessionTableProps {
  title: string;
  none: string;
  sessions: readonly LiveSession[];
  now: Date;
  onEdit: (session: LiveSession) => void;
  onRemove: (session: LiveSession) => void;
}

/** Sessions under their own heading, all times in India time with the weekday. */
export function SessionTable({ title, none, sessions, now, onEdit, onRemove }: SessionTableProps) {
  return (
    <PagePart title={title}>
      {sessions.length === 0 ? (
        <p>{none}</p>
      ) : (
        <div className={s.table}>
          <DataTable
            caption={title}
            columns={columnsAt(now)}
            rows={sessions}
            rowKey={({ _id }) => _id}
            tableFrom={1024}
            actions={(session) => (
              <span className={s.actions}>
                <Button
                  size="s"
                  aria-label={text.editOf(session.title, whenOf(session))}
                  onClick={() => onEdit(session)}
                >
                  {text.edit}
                </Button>
                {isRemovable(session, now) && (
                  <Button
                    size="s"
                    aria-label={text.removeOf(session.title, whenOf(session))}
                    onClick={() => onRemove(session)}
                  >
                    {text.remove}
                  </Button>
                )}
              </span>
            )}
          />
        </div>
      )}
    </PagePart>
  );
}

import { iconProps } from "@dryrun/design-system/icon-props";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { messages } from "../../messages.en-in.ts";
import { entriesOf, listState } from "./list-state.ts";
import * as s from "./neighbours.module.css";

const text = messages.application;

interface NeighboursProps {
  applicationId: string;
  /** Returns the same page of another application. */
  pathOf: (applicationId: string) => string;
}

/** Links to the previous and next candidate on the list's page; nothing without a list. */
export function Neighbours({ applicationId, pathOf }: NeighboursProps) {
  const entries = entriesOf(useLocation().state);
  const at = entries.findIndex(({ _id }) => _id === applicationId);
  if (at < 0 || entries.length < 2) return null;
  const [previous, next] = [entries[at - 1], entries[at + 1]];
  // Replaces this page in the history, so that Back returns to the list.
  const step = { className: s.step ?? "", state: listState(entries), replace: true };
  return (
    <nav aria-label={text.list} className={s.neighbours} data-print="no">
      {previous && (
        <Link to={pathOf(previous._id)} {...step}>
          <ChevronLeft {...iconProps(18)} />
          <span>
            <span className="visually-hidden">{text.previous} </span>
            {previous.fullName}
          </span>
        </Link>
      )}
      <span className={s.at}>{text.position(at + 1, entries.length)}</span>
      {next && (
        <Link to={pathOf(next._id)} {...step}>
          <span>
            <span className="visually-hidden">{text.next} </span>
            {next.fullName}
          </span>
          <ChevronRight {...iconProps(18)} />
        </Link>
      )}
    </nav>
  );
}

import { iconLook } from "@dryrun/design-system/icon-look";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { amongOf, amongState } from "./among.ts";
import * as s from "./neighbours.module.css";

const say = words.application;

/** The candidates before and after this one on the page of the list; nothing where no list is known. */
export function Neighbours({ applicationId }: { applicationId: string }) {
  const among = amongOf(useLocation().state);
  const at = among.findIndex(({ _id }) => _id === applicationId);
  if (at < 0 || among.length < 2) return null;
  const [previous, next] = [among[at - 1], among[at + 1]];
  // Each takes the place of this page in the history, so that Back leads to the list.
  const step = { className: s.step ?? "", state: amongState(among), replace: true };
  return (
    <nav aria-label={say.among} className={s.among} data-print="no">
      {previous && (
        <Link to={paths.application(previous._id)} {...step}>
          <ChevronLeft {...iconLook(18)} />
          <span>
            <span className="visually-hidden">{say.previous} </span>
            {previous.fullName}
          </span>
        </Link>
      )}
      <span className={s.at}>{say.position(at + 1, among.length)}</span>
      {next && (
        <Link to={paths.application(next._id)} {...step}>
          <span>
            <span className="visually-hidden">{say.next} </span>
            {next.fullName}
          </span>
          <ChevronRight {...iconLook(18)} />
        </Link>
      )}
    </nav>
  );
}

import { Link } from "@dryrun/remote-kit/router";
import { messages } from "../../messages.en-in.ts";
import { paths, pathWithFilters } from "../../paths.ts";
import { FAILED, type Numbers } from "./numbers.ts";
import * as s from "./operations-page.module.css";

const text = messages.operations;

/** "Application reminder mails: 3 failed", each with a link to these jobs. */
export function FailedKinds({ queues }: Pick<Numbers, "queues">) {
  const failing = queues.filter(({ failed }) => failed > 0);
  if (failing.length === 0) return null;
  return (
    <ul className={s.kinds}>
      {failing.map(({ name, failed }) => (
        <li key={name}>
          <Link to={`${pathWithFilters(paths.operations, { [FAILED]: name })}#failed`} className="lone-link">
            {text.failedOf(name, failed)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { Link } from "@dryrun/remote-kit/router";
import { todayParts } from "../../messages/today-parts.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "./today-page.module.css";

const text = todayParts.credits;

/** The number of interviews left, with a link to buy more. */
export function Credits({ left }: { left: number }) {
  return (
    <section className={s.part} aria-labelledby="credits">
      <h2 id="credits" className={s.heading}>
        {text.title}
      </h2>
      <p className={s.credits}>
        <b className={s.number}>{left}</b> {text.left(left)}
      </p>
      <Link to={paths.credits} className="lone-link">
        {text.more}
      </Link>
    </section>
  );
}

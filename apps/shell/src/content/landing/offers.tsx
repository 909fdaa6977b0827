import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { BRAND } from "@dryrun/domain/brand";
import { COURSE_PRICE } from "@dryrun/domain/courses/limits";
import { bannerOffer } from "@dryrun/domain/courses/rules";
import { MASTERCLASS_PRICE, REFUND_ATTENDANCE_PERCENT } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import * as s from "./offers.module.css";
import { Section } from "./section.tsx";

/** Masterclass and course, side by side. */
export function Offers() {
  const { code, total } = bannerOffer();
  return (
    <Section id="learn" title="Learn what the interview asks">
      <div className={s.offers}>
        <article className={paperClass(s.offer)}>
          <h3>Masterclass</h3>
          <p>
            One hour, live, {formatRupees(MASTERCLASS_PRICE)}: one dataset from the raw file to the dashboard. Attend at
            least {REFUND_ATTENDANCE_PERCENT}% and you can claim the {formatRupees(MASTERCLASS_PRICE)} back or use it
            towards the course.
          </p>
          <p>
            <a href={BRAND.masterclassUrl} className={buttonClass()}>
              See the masterclass
            </a>
          </p>
        </article>
        <article className={paperClass(s.offer)}>
          <h3>Data analyst course</h3>
          <p>
            Excel, SQL, Power BI and VBA, in the order an analyst needs them, with exercises like those asked in
            interviews. {formatRupees(COURSE_PRICE)}, or {formatRupees(total)} with the code {code}.
          </p>
          <p>
            <a href={BRAND.coursesUrl} className={buttonClass()}>
              See the course
            </a>
          </p>
        </article>
      </div>
    </Section>
  );
}

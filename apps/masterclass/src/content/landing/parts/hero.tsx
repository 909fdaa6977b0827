import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { MASTERCLASS_PRICE, RECORDING_DAYS, REFUND_ATTENDANCE_PERCENT } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import { PageTitle } from "@dryrun/remote-kit/page";
import type { ReactNode } from "react";
import { messages } from "../../../messages.en-in.ts";
import { SectionLink } from "../../section-link.tsx";
import { HERO_ID } from "../sections.ts";
import * as s from "./hero.module.css";

const price = formatRupees(MASTERCLASS_PRICE);

/** The content of the hour, its price, and the date of the next one. */
export function Hero({ next }: { next: ReactNode }) {
  return (
    <section id={HERO_ID} className={s.hero} aria-label={messages.title}>
      <div>
        <p className={s.kind}>Live masterclass for data analysts</p>
        <PageTitle title={messages.title} className={s.headline}>
          From raw file to dashboard in one hour
        </PageTitle>
        <p className={s.sub}>
          Take one messy file of orders, clean it in Excel, query it in SQL and show the answer on a Power BI page. One
          dataset, three tools, step by step with the teacher.
        </p>
        <ul className={s.facts}>
          <li>
            <strong>{price}</strong>
          </li>
          <li>60 minutes</li>
          <li>Live online</li>
          <li>Recording access for {RECORDING_DAYS} days</li>
        </ul>
        <p className={s.promise}>
          Attend at least {REFUND_ATTENDANCE_PERCENT}% and you can claim {price} back or use it towards the course.
        </p>
        <p className={s.actions}>
          <SectionLink to="#enroll" className={buttonClass({ variant: "primary", size: "l" })}>
            {messages.register}
          </SectionLink>
          <SectionLink to="#roadmap" className={buttonClass({ size: "l" })}>
            What you do in the hour
          </SectionLink>
        </p>
      </div>
      <div className={paperClass(s.next)}>
        <h2 className={s.nextTitle}>{messages.dates.next}</h2>
        {next}
      </div>
    </section>
  );
}

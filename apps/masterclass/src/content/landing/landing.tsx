import { MASTERCLASS_PRICE } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import type { ReactNode } from "react";
import { messages } from "../../messages.en-in.ts";
import * as page from "../page.module.css";
import { Section } from "../section.tsx";
import { About, QuickLinks } from "./about.tsx";
import * as s from "./parts/enroll.module.css";
import { Hero } from "./parts/hero.tsx";
import { SectionNav } from "./section-nav.tsx";
import { SECTIONS, type SectionId } from "./sections.ts";

const PRICE = formatRupees(MASTERCLASS_PRICE);

/** The section that books a seat. */
function Enroll({ form }: { form: ReactNode }) {
  return (
    <Section
      id="enroll"
      title="Enroll"
      lead={`A seat is for one date and costs ${PRICE}, once, by UPI, card or net banking. All times are India time. With your ticket you get a calendar file.`}
    >
      <div className={s.form}>
        <h3 className={s.title}>{messages.book}</h3>
        {form}
      </div>
    </Section>
  );
}

interface LandingProps {
  /** The next class. */
  next: ReactNode;
  /** The form that books a seat in one of the open classes. */
  form: ReactNode;
  /** The section that the visitor is reading. */
  current?: SectionId | undefined;
  /** The bar at the bottom of a phone's window. */
  bar?: ReactNode;
  /** Whether this is the static HTML, before the application runs. */
  isDocument?: boolean;
}

/** The public page of the masterclass; content that depends on the dates comes by the properties. */
export function Landing({ next, form, current, bar, isDocument = false }: LandingProps) {
  return (
    <div data-app="when-touched">
      <PublicPage
        isDocument={isDocument}
        account={<PublicAccount />}
        nav={<SectionNav sections={SECTIONS} current={current} />}
        className={page.sections}
        quickLinks={<QuickLinks />}
        hasSupport
        bar={bar}
      >
        <Hero next={next} />
        <About />
        <Enroll form={form} />
      </PublicPage>
    </div>
  );
}

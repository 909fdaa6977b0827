import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import type { ReactNode } from "react";
import * as page from "../page.module.css";
import { About, QuickLinks } from "./about.tsx";
import { Enroll } from "./parts/enroll.tsx";
import { Hero } from "./parts/hero.tsx";
import { SectionNav } from "./section-nav.tsx";
import { SECTIONS, type SectionId } from "./sections.ts";

export interface LandingProps {
  /** The next class. */
  next: ReactNode;
  /** Booking a seat in one of the open classes. */
  form: ReactNode;
  /** The section that is being read. */
  current?: SectionId | undefined;
  /** A phone's bar at the bottom. */
  bar?: ReactNode;
  /** HTML of its own, before the application. */
  isDocument?: boolean;
}

/** The public page of the masterclass; what depends on the dates is put in. */
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

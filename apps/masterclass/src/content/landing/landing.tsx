import type { ReactNode } from "react";
import { words } from "../../messages.en-in.ts";
import { SiteBar } from "../frame/site-bar.tsx";
import { SiteFooter } from "../frame/site-footer.tsx";
import { Curriculum } from "./curriculum.tsx";
import { Enroll } from "./enroll.tsx";
import { Hero } from "./hero.tsx";
import * as s from "./landing.module.css";
import { Questions } from "./questions.tsx";
import { Roadmap } from "./roadmap.tsx";
import { SectionNav } from "./section-nav.tsx";
import type { SectionId } from "./sections.ts";
import { Skills } from "./skills.tsx";
import { Structure } from "./structure.tsx";

export interface LandingProps {
  /** The next class. */
  next: ReactNode;
  /** All open classes. */
  dates: ReactNode;
  /** The section that is being read. */
  current?: SectionId | undefined;
  /** A phone's bar at the bottom. */
  bar?: ReactNode;
  /** The page is HTML of its own: the application's skip link is not there. */
  isDocument?: boolean;
}

/** The public page of the masterclass (specification 2, point 2); what depends on the dates is put in. */
export function Landing({ next, dates, current, bar, isDocument = false }: LandingProps) {
  return (
    <div className={s.page} data-app="starts">
      {isDocument && (
        <a href="#main" className={s.skip}>
          {words.skip}
        </a>
      )}
      <SiteBar />
      <SectionNav current={current} />
      <main id="main" className={s.main} tabIndex={-1}>
        <Hero next={next} />
        <Roadmap />
        <Curriculum />
        <Skills />
        <Structure />
        <Questions />
        <Enroll dates={dates} />
      </main>
      <SiteFooter isDocument={isDocument} />
      {bar}
    </div>
  );
}

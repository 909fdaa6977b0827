import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import type { ReactNode } from "react";
import * as page from "../page.module.css";
import { SectionLink } from "../section-link.tsx";
import { Curriculum } from "./parts/curriculum.tsx";
import { Enroll } from "./parts/enroll.tsx";
import { Hero } from "./parts/hero.tsx";
import { Questions } from "./parts/questions.tsx";
import { Roadmap } from "./parts/roadmap.tsx";
import { Skills } from "./parts/skills.tsx";
import { Structure } from "./parts/structure.tsx";
import { SectionNav } from "./section-nav.tsx";
import type { SectionId } from "./sections.ts";

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

const quickLinks = (
  <>
    <SectionLink to="#curriculum">Curriculum</SectionLink>
    <SectionLink to="#skills">Skills</SectionLink>
    <SectionLink to="#structure">Course Structure</SectionLink>
    <SectionLink to="#faq">FAQ</SectionLink>
  </>
);

/** The public page of the masterclass; what depends on the dates is put in. */
export function Landing({ next, form, current, bar, isDocument = false }: LandingProps) {
  return (
    <div data-app="starts">
      <PublicPage
        isDocument={isDocument}
        account={<PublicAccount />}
        nav={<SectionNav current={current} />}
        className={page.sections}
        quickLinks={quickLinks}
        hasSupport
        bar={bar}
      >
        <Hero next={next} />
        <Roadmap />
        <Curriculum />
        <Skills />
        <Structure />
        <Questions />
        <Enroll form={form} />
      </PublicPage>
    </div>
  );
}

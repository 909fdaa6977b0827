import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { BRAND } from "@dryrun/domain/brand";
import { COURSE_PRICE } from "@dryrun/domain/courses/limits";
import { banner } from "@dryrun/domain/courses/messages";
import { bannerOffer } from "@dryrun/domain/courses/rules";
import { formatRupees } from "@dryrun/domain/money";
import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import { PageTitle } from "@dryrun/remote-kit/page";
import type { ReactNode } from "react";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import * as page from "../page.module.css";
import { SectionLink } from "../section-link.tsx";
import * as s from "./course.module.css";
import { ForWhom } from "./for-whom.tsx";
import { FreeLessons } from "./free-lessons.tsx";
import { Price } from "./price.tsx";
import { Syllabus } from "./syllabus.tsx";

const QuickLinks = ({ hasPrice }: { hasPrice: boolean }) => (
  <>
    {hasPrice && <SectionLink to="#free">Free lessons</SectionLink>}
    <SectionLink to="#syllabus">Syllabus</SectionLink>
    <SectionLink to="#for-whom">For whom</SectionLink>
    {hasPrice && <SectionLink to="#price">Price</SectionLink>}
    <a href={paths.landing}>Masterclass</a>
  </>
);

export interface CourseProps {
  /** Shown instead of the price and Buy to a person who has the course. */
  owned?: ReactNode;
  isDocument?: boolean;
}

/** Describes the course, its audience and its price. */
export function Course({ owned, isDocument = false }: CourseProps) {
  return (
    <div data-app="when-signed-in">
      <PublicPage
        isDocument={isDocument}
        account={<PublicAccount />}
        className={page.sections}
        quickLinks={<QuickLinks hasPrice={!owned} />}
        hasSupport
      >
        <section aria-label={messages.course.title}>
          <PageTitle title={messages.course.title} className={s.headline}>
            The data analyst course
          </PageTitle>
          <p className={s.sub}>
            Excel, SQL, Power BI and VBA, each as far as an analyst needs it from day to day, on the data of one Indian
            company. You read, change and run every example in the browser; exercises are graded at once, with reasons.
          </p>
          {owned ? <div className={s.owned}>{owned}</div> : <Offer />}
        </section>
        {!owned && <FreeLessons />}
        <Syllabus />
        <ForWhom />
        {!owned && <Price />}
      </PublicPage>
    </div>
  );
}

/** The price with the public code, and the Buy button. */
function Offer() {
  const { code, discount, total } = bannerOffer();
  return (
    <>
      <p className={s.price}>{formatRupees(COURSE_PRICE)}</p>
      <p className={s.offer}>{banner(code, discount, total)}</p>
      <p className={s.actions}>
        <a href={paths.checkout} className={buttonClass({ variant: "primary", size: "l" })}>
          {messages.course.buy}
        </a>
        <a href={paths.landing} className={buttonClass({ size: "l" })}>
          {messages.course.seeMasterclass}
        </a>
        <a href={`mailto:${BRAND.supportEmail}`} className={buttonClass({ variant: "quiet", size: "l" })}>
          {messages.course.ask}
        </a>
      </p>
      <p className={s.note}>The masterclass is one hour of the same teaching: see it before you decide.</p>
    </>
  );
}

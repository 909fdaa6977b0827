import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { BRAND } from "@dryrun/domain/brand";
import { COURSE_PRICE } from "@dryrun/domain/courses/limits";
import { banner } from "@dryrun/domain/courses/messages";
import { bannerOffer } from "@dryrun/domain/courses/rules";
import { formatRupees } from "@dryrun/domain/money";
import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import * as page from "../page.module.css";
import { SectionLink, SectionLinkContext } from "../section-link.tsx";
import * as s from "./course-page.module.css";
import { ForWhom } from "./for-whom.tsx";
import { Price } from "./price.tsx";
import { Syllabus } from "./syllabus.tsx";

const quickLinks = (
  <>
    <SectionLink to="#syllabus">Syllabus</SectionLink>
    <SectionLink to="#for-whom">For whom</SectionLink>
    <SectionLink to="#price">Price</SectionLink>
    <a href={paths.landing}>Masterclass</a>
  </>
);

/** What the course is, for whom, and what it costs. */
function Course({ isDocument }: { isDocument: boolean }) {
  const { code, discount, total } = bannerOffer();
  return (
    <PublicPage
      isDocument={isDocument}
      account={<PublicAccount />}
      className={page.sections}
      quickLinks={quickLinks}
      hasSupport
    >
      <section aria-label={words.course.title}>
        <PageTitle title={words.course.title} className={s.headline}>
          The data analyst course
        </PageTitle>
        <p className={s.sub}>
          Excel, SQL, Power BI and VBA, each as far as an analyst's day needs it, on files as they really arrive. You
          end with a case that you can show and explain.
        </p>
        <p className={s.price}>{formatRupees(COURSE_PRICE)}</p>
        <p className={s.offer}>{banner(code, discount, total)}</p>
        <p className={s.actions}>
          <a href={paths.landing} className={buttonClass({ variant: "primary", size: "l" })}>
            {words.course.seeMasterclass}
          </a>
          <a href={`mailto:${BRAND.supportEmail}`} className={buttonClass({ size: "l" })}>
            {words.course.ask}
          </a>
        </p>
        <p className={s.note}>The masterclass is the course in one hour: see how it is taught before you decide.</p>
      </section>
      <Syllabus />
      <ForWhom />
      <Price />
    </PublicPage>
  );
}

export const CourseDocument = () => <Course isDocument />;

/** The same in the application. */
export const CoursePage = () => (
  <SectionLinkContext value={Link}>
    <Course isDocument={false} />
  </SectionLinkContext>
);

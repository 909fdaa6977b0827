import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { BRAND } from "@dryrun/domain/brand";
import { ALREADY_BOUGHT } from "@dryrun/domain/courses/messages";
import { checkout } from "../messages/checkout.en-in.ts";
import { words } from "../messages.en-in.ts";
import { elsewhere } from "../paths.ts";
import * as s from "./owned-course.module.css";

const say = checkout.owned;

/** Shown to a person who has the course, with links. */
export function OwnedCourse({ hasCourseLink = false }: { hasCourseLink?: boolean }) {
  return (
    <div className={s.owned}>
      <Banner tone="success" role="none">
        {ALREADY_BOUGHT}
      </Banner>
      <p className={s.links}>
        {hasCourseLink && (
          <a href={BRAND.coursesUrl} className={buttonClass({ variant: "primary" })}>
            {say.course}
          </a>
        )}
        <a href={elsewhere.practice} className={buttonClass({ variant: hasCourseLink ? "secondary" : "primary" })}>
          {say.practice}
        </a>
        <a href={elsewhere.payments} className={buttonClass({ variant: "quiet" })}>
          {say.payments}
        </a>
        <a href={`mailto:${BRAND.supportEmail}`} className={buttonClass({ variant: "quiet" })}>
          {words.course.ask}
        </a>
      </p>
    </div>
  );
}

import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { BRAND } from "@dryrun/domain/brand";
import { COURSE_PATH } from "@dryrun/domain/courses/lessons/parts";
import { ALREADY_BOUGHT } from "@dryrun/domain/courses/messages";
import { checkout } from "../messages/checkout.en-in.ts";
import { messages } from "../messages.en-in.ts";
import { elsewhere } from "../paths.ts";
import * as s from "./owned-course.module.css";

const text = checkout.owned;

/** Shown to a person who has the course, with links. */
export function OwnedCourse() {
  return (
    <div className={s.owned}>
      <Banner tone="success" role="none">
        {ALREADY_BOUGHT}
      </Banner>
      <p className={s.links}>
        <a href={COURSE_PATH} className={buttonClass({ variant: "primary" })}>
          {text.course}
        </a>
        <a href={elsewhere.practice} className={buttonClass()}>
          {text.practice}
        </a>
        <a href={elsewhere.payments} className={buttonClass({ variant: "quiet" })}>
          {text.payments}
        </a>
        <a href={`mailto:${BRAND.supportEmail}`} className={buttonClass({ variant: "quiet" })}>
          {messages.course.ask}
        </a>
      </p>
    </div>
  );
}

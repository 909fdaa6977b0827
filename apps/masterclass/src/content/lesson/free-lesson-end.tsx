import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { Card } from "@dryrun/design-system/pages/card";
import { learn } from "../../messages/learn.en-in.ts";
import { paths } from "../../paths.ts";

const text = learn.lessonPage;

/** What the reader of a free lesson can do next. */
export function FreeLessonEnd() {
  return (
    <Card
      as="section"
      headingLevel={2}
      title={text.free}
      actions={
        <a href={paths.course} className={buttonClass({ variant: "primary" })}>
          {text.seeCourse}
        </a>
      }
    >
      <p>{text.freeText}</p>
    </Card>
  );
}

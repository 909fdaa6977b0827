import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import { FreeLessonEnd } from "./free-lesson-end.tsx";
import freeLessons from "./free-lessons.json" with { type: "json" };
import { type Lesson, LessonArticle } from "./lesson-article.tsx";

// JSON has no literal types: the test of the file checks it against its source.
const lessons = freeLessons as unknown as (Pick<
  Lesson,
  "id" | "unit" | "number" | "title" | "goal" | "minutes" | "parts"
> & {
  isFree: boolean;
})[];

/** The free lessons for the build: where each is, and its page as HTML, which needs no scripts to be read. */
export const freeLessonPages = lessons.map((lesson) => ({
  lesson,
  Page: () => (
    <div data-app="when-touched">
      <PublicPage isDocument account={<PublicAccount />} hasSupport>
        <LessonArticle lesson={lesson}>
          <FreeLessonEnd />
        </LessonArticle>
      </PublicPage>
    </div>
  ),
}));

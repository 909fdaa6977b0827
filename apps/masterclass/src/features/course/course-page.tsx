import { useSession } from "@dryrun/auth/use-session";
import { Link } from "@dryrun/remote-kit/router";
import { Course } from "../../content/course/course.tsx";
import { SectionLinkContext } from "../../content/section-link.tsx";
import { OwnedCourse } from "../../shared/owned-course.tsx";
import { useSectionArrival } from "../../shared/use-section-arrival.ts";

/** The course page in the application, which knows whether the person has bought it. */
export function CoursePage() {
  const session = useSession();
  useSectionArrival();
  const isOwned = session.state === "signed-in" && session.user.courseBought;
  return (
    <SectionLinkContext value={Link}>
      <Course owned={isOwned && <OwnedCourse />} />
    </SectionLinkContext>
  );
}

import type { Begins } from "@dryrun/api-client/early/begin";
import type { User } from "@dryrun/auth/use-session";
import { defineRemote, IN_OWN_FRAME, type InFrameFor } from "@dryrun/remote-kit/remote";
import { paths } from "./paths.ts";

const landing = async () => ({ Component: (await import("./features/landing/landing-page.tsx")).LandingPage });

// Each page is a separate chunk, so this part stays one small file until a page is opened.
export default defineRemote({
  name: "masterclass",
  routes: [
    { path: paths.landing, lazy: landing },
    {
      path: paths.masterclass,
      handle: { inFrameFor: ({ masterclassEnrolled }) => masterclassEnrolled } satisfies InFrameFor<User>,
      lazy: async () => ({ Component: (await import("./masterclass-page.tsx")).MasterclassPage }),
    },
    {
      path: paths.course,
      lazy: async () => ({ Component: (await import("./features/course/course-page.tsx")).CoursePage }),
    },
    {
      path: paths.learn,
      handle: {
        ...IN_OWN_FRAME,
        begin: async (...to) => (await import("./features/learn/home/course-home-page.tsx")).begin?.(...to),
      } satisfies Begins,
      lazy: async () => ({ Component: (await import("./features/learn/home/course-home-page.tsx")).CourseHomePage }),
    },
    {
      path: paths.unit,
      handle: {
        ...IN_OWN_FRAME,
        begin: async (...to) => (await import("./features/learn/unit/unit-page.tsx")).begin?.(...to),
      } satisfies Begins,
      lazy: async () => ({ Component: (await import("./features/learn/unit/unit-page.tsx")).UnitPage }),
    },
    {
      path: paths.lesson,
      handle: {
        ...IN_OWN_FRAME,
        begin: async (...to) => (await import("./features/learn/lesson/lesson-page.tsx")).begin?.(...to),
      } satisfies Begins,
      lazy: async () => ({ Component: (await import("./features/learn/lesson/lesson-page.tsx")).LessonPage }),
    },
    {
      path: paths.checkout,
      lazy: async () => ({ Component: (await import("./features/checkout/checkout-page.tsx")).CheckoutPage }),
    },
  ],
});

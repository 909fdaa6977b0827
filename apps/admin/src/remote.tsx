import { defineRemote } from "@dryrun/remote-kit/remote";
import { Navigate } from "@dryrun/remote-kit/router";
import { AdminLayout } from "./layout.tsx";
import { paths } from "./paths.ts";

// Every page is a chunk of its own, so that this part costs one small file until a page is opened.
export default defineRemote({
  name: "admin",
  routes: [
    {
      Component: AdminLayout,
      children: [
        { path: paths.root, element: <Navigate to={paths.liveSessions} replace /> },
        {
          path: paths.liveSessions,
          lazy: async () => ({
            Component: (await import("./features/live-sessions/live-sessions-page.tsx")).LiveSessionsPage,
          }),
        },
        {
          path: paths.reviews,
          lazy: async () => ({ Component: (await import("./features/reviews/reviews-page.tsx")).ReviewsPage }),
        },
        {
          path: paths.review(":reviewId"),
          lazy: async () => ({ Component: (await import("./features/reviews/review-page.tsx")).ReviewPage }),
        },
      ],
    },
  ],
});

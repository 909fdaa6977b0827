import "@dryrun/design-system/fonts.css";
import "@dryrun/design-system/tokens.css";
import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { Announcer } from "@dryrun/remote-kit/page";
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration } from "@dryrun/remote-kit/router";
import { Toaster } from "@dryrun/remote-kit/toasts";
import { createRoot } from "react-dom/client";
import { OfflineBanner } from "../../apps/shell/src/frame/offline-banner.tsx";
import { pages } from "../../apps/shell/src/pages.tsx";
import student from "../../apps/student/src/remote.tsx";

/** The shell's frame without the code that loads parts. */
const Frame = () => (
  <>
    <Announcer />
    <OfflineBanner />
    <Outlet />
    <Toaster position="top-center" />
    <ScrollRestoration />
  </>
);

// The same pages as the shell and the student's part, behind one entry and without parts that load at run time.
const router = createBrowserRouter([{ Component: Frame, children: [...pages, ...student.routes] }]);
createRoot(document.getElementById("root") as HTMLElement).render(
  <StoreProvider store={makeStore()}>
    <RouterProvider router={router} />
  </StoreProvider>,
);

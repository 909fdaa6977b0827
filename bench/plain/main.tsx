import "@dryrun/design-system/fonts.css";
import "@dryrun/design-system/tokens.css";
import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { createBrowserRouter, RouterProvider } from "@dryrun/remote-kit/router";
import { createRoot } from "react-dom/client";
import { Frame } from "../../apps/shell/src/frame/frame.tsx";
import { pages } from "../../apps/shell/src/pages.tsx";
import student from "../../apps/student/src/remote.tsx";

// The same pages as the shell and the student's part, behind one entry and without parts that load at run time.
const router = createBrowserRouter([{ Component: Frame, children: [...pages, ...student.routes] }]);
createRoot(document.getElementById("root") as HTMLElement).render(
  <StoreProvider store={makeStore()}>
    <RouterProvider router={router} />
  </StoreProvider>,
);

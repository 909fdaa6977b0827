import "@dryrun/design-system/tokens.css";
import "@dryrun/design-system/fonts.css";
import { Announcer } from "@dryrun/remote-kit/page";
import { createMemoryRouter, RouterProvider } from "@dryrun/remote-kit/router";
import { Toaster } from "@dryrun/remote-kit/toasts";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.tsx";
import { stories } from "./stories.ts";

// Links of the components change nothing: the address stays the gallery's.
const router = createMemoryRouter([{ path: "*", element: <Gallery stories={stories} /> }]);

/** The gallery with everything that the shell gives each page: a router, the live regions, the toasts. */
export function App() {
  return (
    <>
      <Announcer />
      <RouterProvider router={router} />
      <Toaster position="top-center" visibleToasts={3} closeButton containerAriaLabel="Notifications" />
    </>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);

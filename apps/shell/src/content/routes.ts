import type { RouteObject } from "@dryrun/remote-kit/router";
import { contentPages } from "./pages.ts";

/** Content pages within the application; few come here, so that all of it is fetched when one does. */
export const contentRoutes: readonly RouteObject[] = contentPages.map(({ path, title, load }) => ({
  path,
  lazy: async () => {
    const [{ inApplication }, Page] = await Promise.all([import("./in-application.tsx"), load()]);
    return { Component: inApplication(Page, title) };
  },
}));

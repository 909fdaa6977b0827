import type { RouteObject } from "@dryrun/remote-kit/router";
import { contentPages } from "./pages.ts";

/** Content pages within the application; they are rarely opened there, so their code loads on demand. */
export const contentRoutes: readonly RouteObject[] = contentPages.map(({ path, title, load }) => ({
  path,
  lazy: async () => {
    const [{ inApplication }, Page] = await Promise.all([import("./in-application.tsx"), load()]);
    return { Component: inApplication(Page, title) };
  },
}));

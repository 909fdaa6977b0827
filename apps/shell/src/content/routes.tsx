import { usePageTitle } from "@dryrun/remote-kit/page";
import type { RouteObject } from "@dryrun/remote-kit/router";
import type { ComponentType } from "react";
import { ContentLayout } from "./frame/content-layout.tsx";
import { contentPages } from "./pages.ts";

/** The same page within the running application, where a link of a part leads to it or it is in development. */
function inApplication(Page: ComponentType, title: string) {
  return function ContentInApplication() {
    usePageTitle(title);
    return (
      <ContentLayout isDocument={false}>
        <Page />
      </ContentLayout>
    );
  };
}

export const contentRoutes: readonly RouteObject[] = contentPages.map(({ path, title, load }) => ({
  path,
  lazy: async () => ({ Component: inApplication(await load(), title) }),
}));

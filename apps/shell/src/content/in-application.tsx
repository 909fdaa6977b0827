import { usePageTitle } from "@dryrun/remote-kit/page";
import type { ComponentType } from "react";
import { ContentLayout } from "./frame/content-layout.tsx";

/** Returns the same page for the running application, for links from a part and for development. */
export function inApplication(Page: ComponentType, title: string) {
  return function ContentInApplication() {
    usePageTitle(title);
    return (
      <ContentLayout isDocument={false}>
        <Page />
      </ContentLayout>
    );
  };
}

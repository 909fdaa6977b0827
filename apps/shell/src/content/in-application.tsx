import { usePageTitle } from "@dryrun/remote-kit/page";
import type { ComponentType } from "react";
import { ContentLayout } from "./frame/content-layout.tsx";

/** The same page within the running application, where a link of a part leads to it or it is in development. */
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

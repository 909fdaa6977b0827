import { hasToken } from "@dryrun/auth/token-store";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { type ComponentType, useEffect } from "react";
import { ContentLayout } from "./frame/content-layout.tsx";

/** The same page within the running application, where a link of a part leads to it or it is in development. */
export function inApplication(Page: ComponentType, title: string) {
  return function ContentInApplication() {
    usePageTitle(title);
    // The document knows who reads only from when it was loaded; somebody may have signed in or out since.
    useEffect(() => void document.documentElement.toggleAttribute("data-session", hasToken()), []);
    return (
      <ContentLayout isDocument={false}>
        <Page />
      </ContentLayout>
    );
  };
}

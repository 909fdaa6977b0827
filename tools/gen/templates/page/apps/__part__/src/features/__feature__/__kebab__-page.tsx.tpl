import { PageTitle } from "@dryrun/remote-kit/page";

/** {{url}} */
export function {{pascal}}Page() {
  return <PageTitle title="{{title}}" />;
}

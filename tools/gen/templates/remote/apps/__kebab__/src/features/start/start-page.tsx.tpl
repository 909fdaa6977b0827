import { PageTitle } from "@dryrun/remote-kit/page";
import { words } from "../../messages.en-in.ts";

/** The part's first page. */
export function StartPage() {
  return <PageTitle title={words.start.title} />;
}

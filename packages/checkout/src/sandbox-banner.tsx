import { Banner } from "@dryrun/design-system/feedback/banner";
import { words } from "./messages.en-in.ts";

/** On a page that sells with the sandbox; last on it, because it comes late and moves nothing there. */
export const SandboxBanner = () => <Banner role="none">{words.notice}</Banner>;

import { Banner } from "@dryrun/design-system/feedback/banner";
import { words } from "./messages.en-in.ts";

/** Shown at the end of a page that sells with the sandbox. It appears late, and would move what is below it. */
export const SandboxBanner = () => <Banner role="none">{words.notice}</Banner>;

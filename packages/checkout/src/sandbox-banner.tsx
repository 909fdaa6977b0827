import { Banner } from "@dryrun/design-system/feedback/banner";
import { messages } from "./messages.en-in.ts";

/** Shown at the end of a page that sells with the sandbox, because it appears late and would move content below it. */
export const SandboxBanner = () => <Banner role="none">{messages.notice}</Banner>;

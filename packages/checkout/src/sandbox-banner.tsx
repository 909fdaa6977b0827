import { Banner } from "@dryrun/design-system/feedback/banner";
import { words } from "./messages.en-in.ts";

/** On a page that sells, where the provider is the sandbox. */
export const SandboxBanner = () => <Banner role="none">{words.notice}</Banner>;

import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { FOOTER_ID, HERO_ID } from "../../content/landing/sections.ts";
import { SectionLink } from "../../content/section-link.tsx";
import { messages } from "../../messages.en-in.ts";
import { useSeen } from "../../shared/use-seen.ts";
import * as s from "./register-bar.module.css";

const PAGE = ["main"] as const;
const OWN_CALL = [HERO_ID, "enroll", FOOTER_ID] as const;

/** A phone's link to the dates, at the bottom of the window while neither the hero nor the dates are in view. */
export function RegisterBar() {
  const seen = useSeen(OWN_CALL);
  const isPageSeen = useSeen(PAGE).size > 0;
  const isShown = isPageSeen && seen.size === 0;
  useRootMark("hasFixedBar", isShown);
  if (!isShown) return null;
  return (
    <div className={s.bar} data-action-bar>
      <SectionLink to="#enroll" className={buttonClass({ variant: "primary", isWide: true })}>
        {messages.register}
      </SectionLink>
    </div>
  );
}

import { Link } from "@dryrun/remote-kit/router";
import { Landing } from "../../content/landing/landing.tsx";
import { SECTIONS } from "../../content/landing/sections.ts";
import { SectionLinkContext } from "../../content/section-link.tsx";
import { useSectionArrival } from "../../shared/use-section-arrival.ts";
import { READING_LINE, useSeen } from "../../shared/use-seen.ts";
import { EnrolPlace } from "./enrol/enrol-place.tsx";
import { NextDate } from "./next-date.tsx";
import { RegisterBar } from "./register-bar.tsx";

const IDS = SECTIONS.map(({ id }) => id);

/** The landing page in the application, with the dates, the countdown and the current section marked. */
export function LandingPage() {
  const seen = useSeen(IDS, READING_LINE);
  useSectionArrival();
  return (
    <SectionLinkContext value={Link}>
      <Landing
        next={<NextDate />}
        form={<EnrolPlace />}
        current={IDS.find((id) => seen.has(id))}
        bar={<RegisterBar />}
      />
    </SectionLinkContext>
  );
}

import { Credits } from "./credits.tsx";
import { Employers } from "./employers.tsx";
import { FairByDesign } from "./fair-by-design.tsx";
import { Hero } from "./hero.tsx";
import { HowItRuns } from "./how-it-runs.tsx";
import * as s from "./landing-page.module.css";
import { Offers } from "./offers.tsx";
import { Questions } from "./questions.tsx";
import { ScoredAnswer } from "./scored-answer.tsx";

/** Home and entry to the registration. */
export function LandingPage() {
  return (
    <div className={s.page}>
      <Hero />
      <ScoredAnswer />
      <HowItRuns />
      <FairByDesign />
      <Credits />
      <Offers />
      <Employers />
      <Questions />
    </div>
  );
}

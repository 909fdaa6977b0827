import { Closing } from "./closing.tsx";
import { Credits } from "./credits.tsx";
import { Employers } from "./employers.tsx";
import { FairByDesign } from "./fair-by-design.tsx";
import { Hero } from "./hero.tsx";
import { HowItRuns } from "./how-it-runs.tsx";
import * as s from "./landing-page.module.css";
import { Offers } from "./offers.tsx";
import { Questions } from "./questions.tsx";
import { ScoredAnswer } from "./scored-answer.tsx";
import { LiveJobs } from "./show/live-jobs.tsx";
import { Product } from "./show/product.tsx";
import { TryQuestion } from "./show/try-question.tsx";

/** The home page, with links to register. */
export function LandingPage() {
  return (
    <div className={s.page}>
      <Hero />
      <Product />
      <ScoredAnswer />
      <TryQuestion />
      <LiveJobs />
      <HowItRuns />
      <FairByDesign />
      <Credits />
      <Offers />
      <Employers />
      <Questions />
      <Closing />
    </div>
  );
}

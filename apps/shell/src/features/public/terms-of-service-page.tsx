import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import { BRAND } from "@dryrun/domain/brand";
import { ReadPage } from "./read-page.tsx";

const UPDATED = "20 November 2026";

export function TermsOfServicePage() {
  return (
    <ReadPage title="Terms of Service" updated={UPDATED}>
      <p>These terms hold between you and {BRAND.name} when you use this site. They are short on purpose.</p>
      <h2>Your account</h2>
      <p>
        You are 18 or older, give your own name and an address that reaches you, and keep your password to yourself. One
        person has one account.
      </p>
      <h2>For students</h2>
      <ul>
        <li>What you write in applications, quizzes and interviews is your own and true.</li>
        <li>
          Starting a mock interview costs one credit; the first {FREE_CREDITS} is free. If the start or the grading
          fails for a reason of ours, the credit comes back.
        </li>
        <li>
          A score is advice from an automatic evaluator. It is no promise of a job, and no employer is bound by it.
        </li>
        <li>Trying to cheat the evaluator, or having somebody else answer, can end your account.</li>
      </ul>
      <h2>For employers</h2>
      <ul>
        <li>You post jobs that exist, describe them truthfully and ask candidates for no money.</li>
        <li>You use what you see of a candidate only to decide about that candidate, and keep it safe.</li>
        <li>You read the evidence before you decide; a score alone is no reason to reject anybody.</li>
      </ul>
      <h2>What we promise</h2>
      <p>
        We take care that nothing you sent is lost, say so when something fails, and mend it. We cannot promise that the
        site is always there. We are liable for what the law makes us liable for.
      </p>
      <h2>Changes and law</h2>
      <p>
        When these terms change, we tell you by mail before they hold. Indian law applies. Questions go to{" "}
        <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
      </p>
    </ReadPage>
  );
}

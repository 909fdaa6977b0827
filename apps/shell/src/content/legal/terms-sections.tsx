import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import type { ReadSection } from "../frame/read-page.tsx";
import { SupportMail } from "./support-mail.tsx";

export const TERMS_SECTIONS: readonly ReadSection[] = [
  {
    id: "account",
    title: "Your account",
    body: (
      <p>
        You are 18 or older, give your own name and an address that reaches you, and keep your password to yourself. One
        person has one account.
      </p>
    ),
  },
  {
    id: "students",
    title: "For students",
    body: (
      <ul>
        <li>What you write in applications, quizzes and interviews is your own and true.</li>
        <li>
          Starting a mock interview costs one credit; the first {FREE_CREDITS === 1 ? "one is" : `${FREE_CREDITS} are`}{" "}
          free. If the start or the grading fails through our fault, the credit comes back.
        </li>
        <li>
          A score is advice from an automatic evaluator. It is no promise of a job, and no employer is bound by it.
        </li>
        <li>Trying to cheat the evaluator, or having somebody else answer, can end your account.</li>
      </ul>
    ),
  },
  {
    id: "employers",
    title: "For employers",
    body: (
      <ul>
        <li>You post jobs that exist, describe them truthfully and ask candidates for no money.</li>
        <li>You use what you see of a candidate only to decide about that candidate, and keep it safe.</li>
        <li>You read the evidence before you decide; a score alone is no reason to reject anybody.</li>
        <li>
          You invite only people who may expect your mail. How many profiles you open in a day is limited and recorded.
        </li>
      </ul>
    ),
  },
  {
    id: "payments",
    title: "Payments",
    body: (
      <p>
        Prices are in rupees and include all taxes. What you get is there as soon as the payment is confirmed, and a
        numbered receipt comes by mail. Refunds are described in the <a href="/refund-policy">Refund Policy</a>.
      </p>
    ),
  },
  {
    id: "promise",
    title: "What we promise",
    body: (
      <p>
        We take care that nothing you sent is lost, say so when something fails, and mend it. We cannot promise that the
        site is always there. We are liable for what the law makes us liable for.
      </p>
    ),
  },
  {
    id: "law",
    title: "Changes and law",
    body: (
      <p>
        When these terms change, we inform you by mail before they take effect. You may close your account at any time.
        Indian law applies. Questions go to <SupportMail />.
      </p>
    ),
  },
];

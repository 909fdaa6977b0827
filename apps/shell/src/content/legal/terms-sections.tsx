import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import type { ReadSection } from "../frame/read-page.tsx";
import { SupportMail } from "./support-mail.tsx";

export const TERMS_SECTIONS: readonly ReadSection[] = [
  {
    id: "account",
    title: "Your account",
    body: (
      <p>
        You must be 18 or older, give your real name and a working e-mail address, and keep your password to yourself.
        One account per person.
      </p>
    ),
  },
  {
    id: "students",
    title: "For students",
    body: (
      <ul>
        <li>What you write in applications, quizzes and interviews must be true and your own work.</li>
        <li>
          Starting a mock interview costs one credit; the first {FREE_CREDITS === 1 ? "one is" : `${FREE_CREDITS} are`}{" "}
          free. If it cannot start or be graded because of a fault on our side, you get the credit back.
        </li>
        <li>
          A score is advice from an automatic evaluator. It does not promise a job, and employers are not bound by it.
        </li>
        <li>We may close your account if you try to cheat the evaluator or have somebody else answer.</li>
      </ul>
    ),
  },
  {
    id: "employers",
    title: "For employers",
    body: (
      <ul>
        <li>Post only real jobs, describe them truthfully and never ask candidates for money.</li>
        <li>Use candidates' data only to decide about their applications, and keep it safe.</li>
        <li>Read the evidence before you decide; never reject anyone because of a score alone.</li>
        <li>
          Invite only people who would expect to hear from you. The number of profiles you can open in a day is limited,
          and we record which ones you open.
        </li>
      </ul>
    ),
  },
  {
    id: "payments",
    title: "Payments",
    body: (
      <p>
        Prices are in rupees and include all taxes. You get what you bought as soon as the payment is confirmed, and a
        numbered receipt by e-mail. Refunds are described in the <a href="/refund-policy">Refund Policy</a>.
      </p>
    ),
  },
  {
    id: "promise",
    title: "What we promise",
    body: (
      <p>
        We take care not to lose anything you send. If something fails, we say so and fix it. We cannot promise that the
        site is always available. We are liable only as far as the law requires.
      </p>
    ),
  },
  {
    id: "law",
    title: "Changes and law",
    body: (
      <p>
        We will e-mail you before changed terms take effect. You can close your account at any time. Indian law applies.
        Questions go to <SupportMail />.
      </p>
    ),
  },
];

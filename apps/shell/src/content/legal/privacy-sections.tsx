import { WITH_LANGUAGE_MODEL } from "@dryrun/domain/brand";
import type { ReadSection } from "../frame/read-page.tsx";
import { SupportMail } from "./support-mail.tsx";

/** Must match what the product does; change both together. */
export const PRIVACY_SECTIONS: readonly ReadSection[] = [
  {
    id: "what",
    title: "What we keep",
    body: (
      <>
        <ul>
          <li>
            Your account: name, e-mail address, phone number, whether you are a student or an employer, and your
            password as a hash that cannot be reversed.
          </li>
          <li>Your profile and your applications: what you typed into them.</li>
          <li>Your quizzes: questions, answers and results.</li>
          <li>
            Your mock interviews: questions, answers, how often you ran them, scores with their evidence, and
            interruptions, such as leaving the window.
          </li>
          <li>What you bought, for how much and when. Card and bank details stay with the payment provider.</li>
          <li>What you agreed to, and when.</li>
          <li>When you logged in from each network, but not the network's address.</li>
        </ul>
        <p>
          Your camera, microphone and screen are not recorded. We set no cookies for advertising and pass nothing to
          advertisers. Drafts of what you type are kept on your own device until you send them.
        </p>
      </>
    ),
  },
  {
    id: "why",
    title: "Why we keep it",
    body: (
      <p>
        To let you find jobs and apply, to show your applications to the employers you apply to, to score your
        interviews, to give you what you paid for, and to keep accounts safe. Nothing else.
      </p>
    ),
  },
  {
    id: "evaluation",
    title: "How your interview is evaluated",
    body: (
      <>
        <p>
          An automatic evaluator reads your ten answers and nothing about you. It scores each answer from 0 to 10
          against written criteria, runs the queries, formulas and macros that it can, and shows which of your words
          earned the points. It can be wrong. That is why you see its evidence before anyone else does, and why you can
          ask once for a review by a person. A review can only raise a score.
        </p>
        <p {...WITH_LANGUAGE_MODEL}>
          A language model run by another company also reads answers written in prose, if you agreed to that when you
          started the interview. It is sent the question, its criteria and your answer, and not your name or account,
          unless your answer contains them. E-mail addresses and phone numbers in the answer are hidden first. It gives
          no scores: it names criteria and quotes your words, and our own program checks the quotes and adds up the
          points.
        </p>
      </>
    ),
  },
  {
    id: "who",
    title: "Who sees it",
    body: (
      <ul>
        <li>
          Employers see the applications you send to their jobs. Your privacy page names the companies that opened,
          decided on or exported them, and counts the notes and scorecards that they wrote about you.
        </li>
        <li>
          An employer sees a mock interview only after you press Send to Recruiter: your answers, the scores, and the
          list of interruptions by kind and question, without times.
        </li>
        <li>
          Only if you agree on your privacy page, people at Dryrun score some of your interview answers again to check
          the grader. They see neither your name nor your contact details, and your results do not change.
        </li>
        <li>Extra time or other accommodations are never shown to an employer.</li>
        <li>
          Recruiters can find your profile only while you allow it. Only verified employers see your contact details,
          and you can see which company looked and on which day.
        </li>
        <li>The payment provider gets your name, e-mail address and phone number when you buy something.</li>
        <li {...WITH_LANGUAGE_MODEL}>
          The company that runs the language model gets the answers it reads, without knowing whose they are.
        </li>
        <li>Nobody else, unless a court or the law requires it.</li>
      </ul>
    ),
  },
  {
    id: "how-long",
    title: "How long we keep it",
    body: (
      <ul>
        <li>
          Interview answers and events: 24 months after the last decision about the interview, which is its score, a
          review or the employer's decision.
        </li>
        <li>Quick practice and its answers: 24 months from the start.</li>
        <li>The list of companies that looked at your profile: 12 months.</li>
        <li>The list of companies that opened or exported your applications: 24 months.</li>
        <li>Logins by network: 30 days.</li>
        <li>E-mails we sent: 30 days. Technical logs: 90 days, without names, addresses or anything you typed.</li>
        <li>An account created by an employer's invitation and never opened: 6 months.</li>
        <li>Invoices and payment records, required by tax law: 8 years.</li>
        <li>Everything else: until you delete your account.</li>
      </ul>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>
          You can see what we hold about you, have it corrected, withdraw a consent, download everything, and delete
          your account. When you delete it, open applications are withdrawn and lose your data, decided ones stay as
          "Deleted candidate" with status, date and score, and we keep what tax law requires.
        </p>
        <p>
          Write to our grievance officer at <SupportMail /> from the e-mail address of your account; we answer within 30
          days. If that does not help, you can contact the Data Protection Board of India.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: <p>We will e-mail you before any important change to this page takes effect.</p>,
  },
];

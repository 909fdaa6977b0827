import { BRAND } from "@dryrun/domain/brand";
import { ReadPage } from "./read-page.tsx";

const UPDATED = "20 November 2026";

/** What is said here is what the product does; a change of either changes the other. */
export function PrivacyPolicyPage() {
  return (
    <ReadPage title="Privacy Policy" updated={UPDATED}>
      <p>
        This page says what {BRAND.name} keeps about you, why, who sees it and for how long. It follows India's Digital
        Personal Data Protection Act, 2023. {BRAND.name} is for people of 18 or older.
      </p>
      <h2 id="what">What we keep</h2>
      <ul>
        <li>
          Your account: name, e-mail address, phone number, whether you are a student or an employer, and your password
          as a hash that cannot be read back.
        </li>
        <li>Your profile and your applications: what you typed into them.</li>
        <li>Your quizzes: the questions, your answers and the results.</li>
        <li>
          Your mock interviews: questions, answers, scores with their evidence, and interruptions such as a window that
          was left.
        </li>
        <li>What you agreed to, and when.</li>
      </ul>
      <p>
        No camera, microphone or screen is recorded. We set no cookies for advertising and pass nothing to advertisers.
      </p>
      <h2 id="why">Why we keep it</h2>
      <p>
        To let you find jobs and apply, to show your applications to the employers that you apply to, to score your
        interviews, and to keep accounts safe. Nothing else.
      </p>
      <h2 id="evaluation">How your interview is evaluated</h2>
      <p>
        An automatic evaluator reads your ten answers and nothing about you. It scores each from 0 to 10 by written
        criteria and shows which of your words earned the points. It can be wrong; that is why you see its evidence
        before anybody else does.
      </p>
      <h2 id="who">Who sees it</h2>
      <ul>
        <li>An employer sees an application that you sent to one of the employer's jobs.</li>
        <li>
          An employer sees a mock interview only after you press Send to Recruiter: your answers, the scores, and the
          list of interruptions by kind and question, without times.
        </li>
        <li>Extra time or other accommodations are never shown to an employer.</li>
        <li>Recruiters find your profile only while you allow it.</li>
      </ul>
      <h2 id="how-long">How long we keep it</h2>
      <ul>
        <li>Answers and interview events: 24 months after the decision on the application.</li>
        <li>Mails that we sent: 30 days. Technical logs: 90 days, without names, addresses or what you typed.</li>
        <li>Records that tax law asks for: 8 years.</li>
        <li>Everything else: until you ask us to delete your account.</li>
      </ul>
      <h2 id="rights">Your rights</h2>
      <p>
        You may ask what we hold about you, have it corrected, take back a consent, and have your account deleted. Write
        to our grievance officer at <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a> from the address
        of your account. If our answer does not help, you may turn to the Data Protection Board of India.
      </p>
    </ReadPage>
  );
}

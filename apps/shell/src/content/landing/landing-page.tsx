import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import { BRAND } from "@dryrun/domain/brand";
import { COURSE_PRICE } from "@dryrun/domain/courses/limits";
import { bannerOffer } from "@dryrun/domain/courses/rules";
import { INTERVIEW_MINUTES, PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import { MASTERCLASS_PRICE, REFUND_ATTENDANCE_PERCENT } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import { CREDIT_PACKS } from "@dryrun/domain/payments/limits";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/rules";
import { Employers } from "./employers.tsx";
import { Hero } from "./hero.tsx";
import { HowItRuns } from "./how-it-runs.tsx";
import * as s from "./landing-page.module.css";
import { ScoredAnswer } from "./scored-answer.tsx";
import { Section } from "./section.tsx";
import { LiveJobs } from "./show/live-jobs.tsx";
import { Product } from "./show/product.tsx";
import { TryQuestion } from "./show/try-question.tsx";

const QUESTIONS = [
  {
    question: "What does it cost?",
    answer: `Registration, the quiz, applications and your first ${FREE_CREDITS === 1 ? "mock interview" : `${FREE_CREDITS} mock interviews`} cost nothing. Further interviews cost one credit each.`,
  },
  {
    question: "Do I need a laptop?",
    answer:
      "No. Everything works on a phone, the interview included: you can insert table and column names with a tap, and symbols that are hard to find on a phone's keyboard have their own row.",
  },
  {
    question: "What if I fail the quiz?",
    answer: `You see every question with your answer, the correct answer and the reason. You can retake it at once with a new paper. ${QUIZ_PASS_PERCENT}% passes.`,
  },
  {
    question: "What do Pass, Review and Rejected mean?",
    answer: `Ten questions give up to 100 points. ${PASS_FROM} or more is Pass, ${REVIEW_FROM} or more is Review, and anything lower is Rejected. Where the evaluator is not sure, the verdict is Review and the summary says why.`,
  },
  {
    question: "Can the machine be wrong?",
    answer:
      "Yes. That is why each point comes with its criterion and the words that earned it, why you see the result before anyone else, and why you can ask a person to review it.",
  },
  {
    question: "Who can find my profile?",
    answer:
      "Employers whose job you applied to. Others only if you allow recruiters to find you. You can change this any time.",
  },
  {
    question: "How do I delete my account?",
    answer: `On the privacy page of your account, or by e-mail to ${BRAND.supportEmail}. We keep what the law requires, such as invoices, and delete the rest.`,
  },
];

function Questions() {
  return (
    <Section id="faq" title="Questions">
      <div>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={s.item}>
            <summary className={s.question}>{question}</summary>
            <p className={s.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Masterclass and course, side by side. */
function Offers() {
  const { code, total } = bannerOffer();
  return (
    <Section id="learn" title="Learn what the interview asks">
      <div className={s.offers}>
        <article className={paperClass(s.offer)}>
          <h3>Masterclass</h3>
          <p>
            One hour, live, {formatRupees(MASTERCLASS_PRICE)}: one dataset from the raw file to the dashboard. Attend at
            least {REFUND_ATTENDANCE_PERCENT}% and you can claim the {formatRupees(MASTERCLASS_PRICE)} back or use it
            towards the course.
          </p>
          <p>
            <a href={BRAND.masterclassUrl} className={buttonClass()}>
              See the masterclass
            </a>
          </p>
        </article>
        <article className={paperClass(s.offer)}>
          <h3>Data analyst course</h3>
          <p>
            Excel, SQL, Power BI and VBA, in the order an analyst needs them, with exercises like those asked in
            interviews. {formatRupees(COURSE_PRICE)}, or {formatRupees(total)} with the code {code}.
          </p>
          <p>
            <a href={BRAND.coursesUrl} className={buttonClass()}>
              See the course
            </a>
          </p>
        </article>
      </div>
    </Section>
  );
}

const PROMISES = [
  {
    title: "What the AI sees",
    text: "Your ten answers, and nothing about you: no name, no college, no photograph, no camera, no microphone. Each answer is graded by criteria that were written before your interview.",
  },
  {
    title: "Who sees the result",
    text: "Only you, until you send it. The recruiter sees answers, scores and interruptions only after you press Send to Recruiter. A rejected result cannot be sent at all.",
  },
  {
    title: "When the connection is lost",
    text: `Keep typing; your answers are saved on your phone and sent when you are back online. After a crash or a dead battery you return to the same interview, with what is left of the ${INTERVIEW_MINUTES} minutes and without using another credit.`,
  },
];

function FairByDesign() {
  return (
    <Section id="fair" title="Fair by design">
      <div className={s.promises}>
        {PROMISES.map(({ title, text }) => (
          <div key={title} className={s.promise}>
            <h3 className={s.title}>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <p>
        You can switch on extra time and other accommodations yourself; employers never see them. If you think a score
        is wrong, you can ask a person to review it once; a review can only raise a score.{" "}
        <a href="/about#scoring">How answers are scored</a>
      </p>
    </Section>
  );
}

function Credits() {
  return (
    <Section
      id="credits"
      title="Interview credits"
      lead={`One credit is one mock interview. The first ${FREE_CREDITS === 1 ? "one is" : `${FREE_CREDITS} are`} free; applying never costs anything.`}
    >
      <ul className={s.packs}>
        {CREDIT_PACKS.map(({ credits, amount }) => (
          <li key={credits} className={paperClass(s.pack)}>
            <span className={s.count}>{credits} credits</span>
            <span className={s.price}>{formatRupees(amount)}</span>
            <span className={s.each}>about {formatRupees(Math.round(amount / credits))} each</span>
          </li>
        ))}
      </ul>
      <p>
        Credits do not expire. If an interview cannot start or be graded because of a fault on our side, you get the
        credit back.
      </p>
    </Section>
  );
}

/** The call to action again, for people who read to the end. */
function Closing() {
  return (
    <section className={s.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">Make your real interview your second one.</h2>
      <p>
        Rehearse the first one here.{" "}
        {FREE_CREDITS === 1 ? "One mock interview is" : `${FREE_CREDITS} mock interviews are`} free, and so are the quiz
        and all quick practice.
      </p>
      <p className={s.actions}>
        <a href="/register" className={buttonClass({ variant: "primary", size: "l" })}>
          Create account
        </a>
        <a href="/login" className={buttonClass({ size: "l" })}>
          Log in
        </a>
      </p>
    </section>
  );
}

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

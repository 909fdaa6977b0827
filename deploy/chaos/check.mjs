// Compares acknowledged data with what exists once everything runs again.
import { sleep } from "./processes.mjs";

const GRADED_WITHIN_MS = 180_000;
const CREDITS_BOUGHT = 5;
const FREE_CREDITS = 1;

/** `lost`: acknowledged writes that are missing; `wrong`: payments whose credits, receipt or books differ. */
export async function checkAll({ call, students, opened, provider, query, saved }) {
  const lost = [];
  const wrong = [];
  for (const student of students) {
    const faults = await checkStudent(call, student);
    if (opened.has(student.email) && !(await hasView(call, student))) lost.push(`the view of ${student.email}`);
    lost.push(...faults.lost);
    wrong.push(...faults.wrong);
  }
  const { body } = await call("GET", "/saved-jobs", saved.token);
  const isSaved = body.savedJobs.some(({ _id }) => _id === saved.jobId);
  if (saved.state !== undefined && isSaved !== saved.state && saved.isSettled)
    lost.push(`the job that was ${saved.state ? "saved" : "unsaved"} last`);
  wrong.push(...(await checkBooks(query, provider)));
  return { lost, wrong };
}

/** Whether the candidate sees that an employer opened the profile. */
const hasView = async (call, { token }) => (await call("GET", "/account/privacy", token)).body.views.length > 0;

async function checkStudent(call, student) {
  const { email, token, payments, applicationId, sessionId, draft, events, isSubmitted, hasPassed } = student;
  const lost = [];
  const wrong = [];
  const { body: me } = await call("GET", "/auth/me", token);
  if (!me?.user) return { lost: [`the account ${email}`], wrong };
  if (hasPassed && !me.user.passedQuiz) lost.push(`the quiz of ${email}`);
  if (applicationId && (await call("GET", `/my-applications/${applicationId}`, token)).status !== 200)
    lost.push(`the application of ${email}`);
  if (payments.length > 0) wrong.push(...(await checkPayment(call, student)));
  if (sessionId) {
    const session = await result(call, student);
    if (!session) lost.push(`the interview of ${email}`);
    else if (isSubmitted && !session.isCompleted) lost.push(`the result of ${email}`);
    else if (isSubmitted && draft && session.questions[0].answer !== draft) lost.push(`the last save of ${email}`);
    // More than acknowledged: an event whose answer was lost was sent again.
    if (isSubmitted && session && session.events.length < events) lost.push(`an event of ${email}`);
  }
  return { lost, wrong };
}

/** Returns the interview; if it was submitted, with its result. */
async function result(call, { token, sessionId, isSubmitted }) {
  const deadline = Date.now() + GRADED_WITHIN_MS;
  for (;;) {
    const { status, body } = await call("GET", `/mock-interview/history/${sessionId}`, token);
    if (status !== 200) return isSubmitted ? undefined : {};
    if (!isSubmitted || body.isCompleted || Date.now() > deadline) return body;
    await sleep(500);
  }
}

async function checkPayment(call, { email, token, payments, sessionId }) {
  const expected = payments.length * CREDITS_BOUGHT + (sessionId ? 0 : FREE_CREDITS);
  const creditsNow = async () => (await call("GET", "/auth/me", token)).body.user.interviewCredits;
  for (let tries = 0; tries < 60 && (await creditsNow()) < expected; tries++) await sleep(500);
  const credits = await creditsNow();
  const { body } = await call("GET", "/payments/history", token);
  const paid = body.payments.filter(({ status }) => status === "paid");
  const faults = [];
  if (credits !== expected) faults.push(`${email} has ${credits} credits, not ${expected}`);
  if (paid.length !== payments.length)
    faults.push(`${email} paid ${payments.length} times, and ${paid.length} are recorded`);
  if (paid.some(({ documents }) => documents.length !== 1))
    faults.push(`${email} has not one receipt for each payment`);
  return faults;
}

/** Checks the whole database: balances are the sums of their entries, and no payment is booked twice. */
async function checkBooks(query, provider) {
  const faults = [];
  const { rows: balances } = await query(
    `select u.id from users u where u.user_type = 'student' and u.interview_credits <>
       (select coalesce(sum(l.amount), 0) from ledger l where l.user_id = u.id and l.unit = 'credit')`,
  );
  for (const { id } of balances) faults.push(`the balance of ${id} differs from its entries`);
  const { rows } = await query(
    `select o.id, count(l.id)::int as times from orders o
       left join ledger l on l.reference = o.id::text and l.unit = 'INR' and l.amount > 0
       where o.status = 'paid' group by o.id having count(l.id) <> 1`,
  );
  for (const { id, times } of rows) faults.push(`the money of order ${id} is booked ${times} times`);
  const { rows: known } = await query("select id from payments");
  const ids = new Set(known.map(({ id }) => id));
  for (const id of provider.payments.keys())
    if (!ids.has(id)) faults.push(`the payment ${id} was taken and is not recorded`);
  return faults;
}

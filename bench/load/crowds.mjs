// What accounts that cost nothing ask of the threads and graders, and how long others wait meanwhile.
import { DEMO_ADMIN, DEMO_PASSWORD } from "../../apps/api/src/demo/people/people.ts";
import { aStudent, postTo } from "./interviews.mjs";

const PDFS_AT_ONCE = 30;
const NEW_ACCOUNTS = 8;
const MEASURED = 10;
/** Counts without an end, until the grader's limit of time. */
const ENDLESS = "WITH RECURSIVE a(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM a) SELECT count(*) FROM a";
const GIVE_UP_MS = 120_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

async function signIn(url, email, password = DEMO_PASSWORD) {
  return (await postTo(url, null, "POST", "/auth/login", { email, password })).token;
}
const get = (url, token, to) => fetch(`${url}/api${to}`, { headers: { authorization: `Bearer ${token}` } });

/** Does the work again and again, several at once, until it is stopped; returns how often each status was answered. */
function crowd(size, work) {
  let isOver = false;
  const statuses = {};
  const ended = Promise.all(
    Array.from({ length: size }, async (_, number) => {
      while (!isOver) {
        const status = await work(number).catch(() => "none");
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status !== 200) await pause(100);
      }
    }),
  );
  return async () => {
    isOver = true;
    await ended;
    return statuses;
  };
}

async function timed(work) {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

/** Makes a profile of the greatest length, whose resume takes seconds to write. */
async function aHeavyProfile(url) {
  const token = await aStudent(url, "heavy");
  const list = `<ul>${"<li><p>Reports of sales</p></li>".repeat(300)}</ul>`;
  const entry = { startDate: "2019-07", description: list };
  const job = {
    ...entry,
    company: "Deccan ".repeat(14).trim(),
    position: "Analyst",
    endDate: "",
    currentlyWorking: true,
  };
  const degree = {
    ...entry,
    institution: "BU",
    degree: "B.Com",
    field: "Statistics",
    endDate: "2022-05",
    currentlyStudying: false,
  };
  await postTo(url, token, "POST", "/profile/update", {
    ...{ fullName: "Asha Verma", email: "heavy@example.com", phone: "9876501234", summary: "", coverLetter: "" },
    ...{ skills: ["Zymurgy"], languages: ["English"], portfolioUrl: "", currentCTC: 1, expectedCTC: 1 },
    ...{ workExperience: Array(20).fill(job), education: Array(10).fill(degree), visibleToRecruiters: true },
  });
}

async function anEmployer(url) {
  const person = { email: "pdfs@example.com", password: "correct horse battery" };
  const rest = {
    username: "E",
    fullName: "Kavita Menon",
    phone: "9876501234",
    userType: "employer",
    companyName: "Sahyadri",
  };
  await postTo(url, null, "POST", "/auth/register", { ...person, ...rest, isAdult: true });
  return signIn(url, person.email, person.password);
}

/** Returns the id of the candidate with this skill once the search has it. */
async function findCandidate(url, token, skill) {
  for (;;) {
    const { results } = await (await get(url, token, `/search-candidates?skills=${skill}`)).json();
    if (results?.[0]) return results[0]._id;
    await pause(500);
  }
}

/** Measures a certificate while one new account asks for thirty of the slowest resumes at a time. */
export async function measurePdfs(url) {
  const admin = await signIn(url, DEMO_ADMIN.email);
  const { certificates } = await (await get(url, admin, "/admin/certificates")).json();
  const [{ certId }] = certificates;
  const certificate = async () => (await get(url, admin, `/certificates/${certId}/pdf`)).status;
  await aHeavyProfile(url);
  const employer = await anEmployer(url);
  const id = await findCandidate(url, employer, "Zymurgy");
  await certificate();
  const idle = await timed(certificate);
  const heavy = () => get(url, employer, `/search-candidates/pdf/candidate/${id}/pdf`);
  const alone = await timed(heavy);
  const stop = crowd(PDFS_AT_ONCE, async () => {
    const answer = await heavy();
    await answer.arrayBuffer();
    return answer.status;
  });
  await pause(3_000);
  const times = [];
  const answers = [];
  for (let count = 0; count < MEASURED; count++) {
    const { ms, result } = await timed(certificate);
    times.push(ms);
    answers.push(result);
    await pause(300);
  }
  const statuses = await stop();
  return { idleMs: idle.ms, heavyMs: alone.ms, ms: median(times), times, answers, statuses };
}

const endlessDrill = (url, token) => postTo(url, token, "POST", "/practice/drills", { topic: "sql" });

/** Hands in a mixed interview and waits for its result. */
async function interview(url, token) {
  const { sessionId } = await postTo(url, token, "POST", "/mock-interview/practice", { topic: "sql" });
  const answers = Array.from({ length: 10 }, (_, index) => ({ number: index + 1, answer: "SELECT city FROM orders" }));
  return timed(async () => {
    await postTo(url, token, "POST", "/mock-interview/submit-all", { sessionId, answers });
    for (const began = performance.now(); performance.now() - began < GIVE_UP_MS; await pause(50)) {
      const { isCompleted } = await (await get(url, token, `/mock-interview/history/${sessionId}`)).json();
      if (isCompleted) return;
    }
  });
}

/** Answers the first question of a new drill. */
async function drill(url, token) {
  const { _id } = await endlessDrill(url, token);
  const answer = { number: 1, answer: "SELECT 1" };
  return timed(() =>
    postTo(url, token, "POST", `/practice/drills/${_id}/answers`, answer).then(
      () => 200,
      (error) => error.message,
    ),
  );
}

/** Measures an interview and practice of students while eight new accounts answer endlessly. */
export async function measureNewAccounts(url) {
  const honest = await signIn(url, "asha@student.example");
  const fresh = await Promise.all([1, 2, 3, 4].map((number) => aStudent(url, `honest-${number}`)));
  const attackers = await Promise.all(
    Array.from({ length: NEW_ACCOUNTS }, (_, number) => aStudent(url, `endless-${number}`)),
  );
  await interview(url, fresh[0]); // starts the process
  const idle = await interview(url, fresh[1]);
  await drill(url, honest);
  const idleDrill = await drill(url, honest);
  const drills = await Promise.all(attackers.map((token) => endlessDrill(url, token)));
  let tries = 0;
  const stop = crowd(NEW_ACCOUNTS, async (number) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${attackers[number]}` };
    tries += 1;
    const body = JSON.stringify({ number: 1, answer: `${ENDLESS} -- ${tries}` });
    const to = `${url}/api/practice/drills/${drills[number]._id}/answers`;
    return (await fetch(to, { method: "POST", headers, body })).status;
  });
  await pause(8_000);
  const known = [];
  for (let count = 0; count < 3; count++) known.push(await drill(url, honest));
  const newcomer = await drill(url, fresh[3]);
  const graded = await interview(url, fresh[2]);
  const statuses = await stop();
  return {
    idleMs: idle.ms,
    ms: graded.ms,
    idleDrillMs: idleDrill.ms,
    drillMs: median(known.map(({ ms }) => ms)),
    drillAnswers: known.map(({ result }) => result),
    newcomerMs: newcomer.ms,
    newcomerAnswer: newcomer.result,
    statuses,
  };
}

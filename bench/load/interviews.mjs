// Simulates students in running interviews who save their answers every two seconds, like the room.
import { memoryOf } from "../../tools/proc.mjs";

const SAVE_EVERY_MS = 2000;
/** The number of concurrent sign-ups: hashing a password keeps a core busy. */
const AT_ONCE = 8;

export async function postTo(url, token, method, to, body) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/api${to}`, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/** Makes a student with one free credit and returns the token. */
export async function aStudent(url, name) {
  const person = { email: `${name}@example.com`, password: "correct horse battery" };
  const rest = { username: "A", fullName: "Asha Verma", phone: "9876501234", userType: "student", isAdult: true };
  await postTo(url, null, "POST", "/auth/register", { ...person, ...rest });
  return (await postTo(url, null, "POST", "/auth/login", person)).token;
}

async function startOne(url, number, topic) {
  const token = await aStudent(url, `interview-${number}`);
  const { sessionId } = await postTo(url, token, "POST", "/mock-interview/practice", { topic });
  return { token, sessionId };
}

/** Starts `count` interviews, numbered from `first`. */
export async function startInterviews(url, count, first = 0, topic = "mixed") {
  const started = [];
  for (let done = 0; done < count; done += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, index) => first + done + index);
    started.push(...(await Promise.all(numbers.map((number) => startOne(url, number, topic)))));
  }
  return started;
}

/** Measures the largest memory of a process and its children together, in MB, until it is stopped. */
export function watchMemory(pid) {
  let most = 0;
  const look = () => {
    most = Math.max(most, memoryOf(pid));
  };
  const timer = setInterval(look, 500);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

/**
 * Saves for everyone, each as often as the room does or every `everyMs`: returns the sorted milliseconds of each save,
 * and the number of failures.
 */
export async function saveDrafts(url, interviews, seconds, everyMs = SAVE_EVERY_MS) {
  const times = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const type = async ({ token, sessionId }, at) => {
    await new Promise((resolve) => setTimeout(resolve, (at / interviews.length) * everyMs));
    for (let saves = 1; performance.now() < end; saves++) {
      const began = performance.now();
      const answer = "I would group the orders by city and sum them. ".repeat(3 * (1 + (saves % 100))); // grows to 14 KB
      await postTo(url, token, "PUT", `/mock-interview/${sessionId}/answers/1`, { answer }).catch(() => (failed += 1));
      const took = performance.now() - began;
      times.push(took);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, everyMs - took)));
    }
  };
  await Promise.all(interviews.map(type));
  return { times: times.sort((a, b) => a - b), failed };
}

import type { Db } from "../client.ts";

interface Waiting<M, R> {
  member: M;
  key: string;
  resolve: (answer: R) => void;
  reject: (error: unknown) => void;
}
/** Members of a group hold locks for each other: a large one would keep all of them waiting. */
const MOST = 32;
/** While one group waits for a lock or its commit, another one runs. */
const AT_ONCE = 2;

type Run<M, R> = (tx: Db, member: M) => Promise<R>;

/**
 * Runs work of the same kind, each in a transaction; what waits at the same moment shares one. A single member waits for nobody.
 * Where a member fails, the transaction that it shared leaves nothing behind and each of its members runs in its own.
 *
 * @param run One member's work. The members of a group run side by side in one transaction, step by step, so that they share
 * statements (`shared.ts`); it must not depend on another member's work.
 * @param keyOf Members with the same key never run at once.
 */
export function grouped<M, R>(db: Db, run: Run<M, R>, keyOf: (member: M) => string): (member: M) => Promise<R> {
  let waiting: Waiting<M, R>[] = [];
  const busy = new Set<string>();
  let running = 0;
  let isPlanned = false;

  /** The first who wait, one for each key. */
  function next(): Waiting<M, R>[] {
    const group: Waiting<M, R>[] = [];
    waiting = waiting.filter((one) => {
      if (group.length === MOST || busy.has(one.key)) return true;
      busy.add(one.key);
      group.push(one);
      return false;
    });
    return group;
  }

  async function start() {
    isPlanned = false;
    const group = next();
    if (group.length === 0) return;
    running += 1;
    plan();
    await together(db, run, group);
    running -= 1;
    for (const { key } of group) busy.delete(key);
    plan();
  }

  /** At the end of this turn, so that what arrives within it comes along. */
  function plan() {
    if (isPlanned || running === AT_ONCE || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(() => void start());
  }

  return (member) =>
    new Promise((resolve, reject) => {
      waiting.push({ member, key: keyOf(member), resolve, reject });
      plan();
    });
}

/** Answers every member; never rejects. */
async function together<M, R>(db: Db, run: Run<M, R>, group: readonly Waiting<M, R>[]): Promise<void> {
  const alone = ({ member, resolve, reject }: Waiting<M, R>) =>
    db.transaction((tx) => run(tx, member)).then(resolve, reject);
  if (group.length > 1) {
    try {
      const answers = await db.transaction((tx) => all(group.map(({ member }) => run(tx, member))));
      for (const [at, { resolve }] of group.entries()) resolve(answers[at] as R);
      return;
    } catch {
      // Whose fault it is shows when each runs alone.
    }
  }
  await Promise.all(group.map(alone));
}

/** Like Promise.all, but waits for everyone: who continues after the end of a transaction would write outside of it. */
async function all<R>(runs: readonly Promise<R>[]): Promise<R[]> {
  const ended = await Promise.allSettled(runs);
  return ended.map((end) => {
    if (end.status === "rejected") throw end.reason;
    return end.value;
  });
}

import { MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import { overloaded } from "../errors/app-error.ts";
import type { Turn } from "../ports.ts";

export interface TurnOptions {
  /** Tasks that run at the same time. */
  seats: number;
  /** Seats for a share of which nothing runs and that has used at most `quickMs`. */
  keptForQuick?: number;
  quickMs?: number;
  /** Whether all paid work is short, so that it may take these seats too. */
  isPaidQuick?: boolean;
  /** How many seats work can take that nobody paid for; all by default. */
  seatsForFree?: number;
  /** The maximum number of waiting tasks; one more refuses the task that would be the last. */
  waiting?: number;
  /** The same for one owner; one more is refused. */
  waitingEach?: number;
  /** A task that waits longer is refused. Its work is never interrupted here. */
  waitMs?: number;
  /** The time in ms; tests set it. */
  now?: () => number;
}

/** The share of the work that a task counts towards, and its owner within that share. */
interface Place {
  share: string;
  owner: string;
  isPaid: boolean;
}
interface Waiting extends Place {
  sit: (task: Running) => void;
  refuse: (error: unknown) => void;
}
interface Running extends Place {
  began: number;
}

/** Used time counts half after this time, so that nobody stays slow for ever. */
const HALF_LIFE_MS = 2 * MINUTE_MS;
/** Less than this is forgotten. */
const FORGOTTEN_MS = 1;

/** Paid work counts apart: what others of a share do cannot delay it. */
function placeOf({ owner, isEstablished, isPaid = false }: Turn): Place {
  const share = `${isPaid ? "paid" : "free"} ${isEstablished ? owner : ""}`;
  return { share, owner: `${share} ${owner}`, isPaid };
}

/** Adds up used time by name. */
function createUse() {
  const used = new Map<string, { ms: number; since: number }>();
  const left = ({ ms, since }: { ms: number; since: number }, at: number) => ms * 2 ** ((since - at) / HALF_LIFE_MS);
  const usedBy = (name: string, at: number) => left(used.get(name) ?? { ms: 0, since: at }, at);
  return {
    usedBy,
    add(name: string, ms: number, at: number) {
      used.set(name, { ms: usedBy(name, at) + ms, since: at });
      for (const [other, use] of used) if (left(use, at) < FORGOTTEN_MS) used.delete(other);
    },
  };
}

/** The running tasks, and the order of those that wait. */
function createSeats({
  seats,
  keptForQuick = 0,
  quickMs = SECOND_MS,
  isPaidQuick = false,
  seatsForFree = seats,
  now = () => performance.now(),
}: TurnOptions) {
  const use = createUse();
  const running = new Set<Running>();

  /** The time that a share or an owner has used, with that of its running tasks. */
  function usedBy(kind: "share" | "owner", name: string, at: number): number {
    const own = [...running].filter((task) => task[kind] === name);
    return own.reduce((sum, { began }) => sum + at - began, use.usedBy(name, at));
  }
  const isQuick = ({ share, isPaid }: Place) =>
    (isPaid && isPaidQuick) ||
    (use.usedBy(share, now()) <= quickMs && ![...running].some((task) => task.share === share));

  return {
    /** Whether this task may begin now if it is its turn. */
    mayBegin(task: Place): boolean {
      const left = seats - running.size;
      const free = [...running].filter(({ isPaid }) => !isPaid).length;
      return left > 0 && (left > keptForQuick || isQuick(task)) && (task.isPaid || free < seatsForFree);
    },
    /** Returns the tasks in the order of their turns. */
    inOrder<Task extends Place>(tasks: readonly Task[]): Task[] {
      const at = now();
      const rankOf = ({ isPaid, share, owner }: Place) => [
        isPaid ? 0 : 1,
        usedBy("share", share, at),
        usedBy("owner", owner, at),
      ];
      const ranked = tasks.map((task) => ({ task, rank: rankOf(task) }));
      return ranked.toSorted((a, b) => compare(a.rank, b.rank)).map(({ task }) => task);
    },
    begin({ share, owner, isPaid }: Place): Running {
      const task = { share, owner, isPaid, began: now() };
      running.add(task);
      return task;
    },
    leave(task: Running, usedMs?: number) {
      running.delete(task);
      const at = now();
      for (const name of [task.share, task.owner]) use.add(name, usedMs ?? at - task.began, at);
    },
  };
}

/** The tasks that wait for a seat. */
function createQueue(options: TurnOptions, seats: ReturnType<typeof createSeats>) {
  const { waiting: most = Number.POSITIVE_INFINITY, waitingEach = Number.POSITIVE_INFINITY, waitMs } = options;
  const waiting: Waiting[] = [];

  function fill() {
    for (;;) {
      const [next] = seats.inOrder(waiting.filter(seats.mayBegin));
      if (!next) return;
      remove(next);
      next.sit(seats.begin(next));
    }
  }
  function remove(task: Waiting): boolean {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    return at >= 0;
  }
  function refuse(task: Waiting | undefined, error: unknown = overloaded()) {
    if (task && remove(task)) task.refuse(error);
  }

  /** Resolves when it is this task's turn. */
  async function wait(place: Place, signal?: AbortSignal): Promise<Running> {
    signal?.throwIfAborted();
    if (waiting.filter(({ owner }) => owner === place.owner).length >= waitingEach) throw overloaded();
    const { promise, resolve: sit, reject } = Promise.withResolvers<Running>();
    const task: Waiting = { ...place, sit, refuse: reject };
    const late = waitMs === undefined ? undefined : setTimeout(() => refuse(task), waitMs);
    const giveUp = () => refuse(task, signal?.reason);
    signal?.addEventListener("abort", giveUp);
    waiting.push(task);
    fill();
    if (waiting.length > most) refuse(seats.inOrder(waiting).at(-1));
    return promise.finally(() => {
      clearTimeout(late);
      signal?.removeEventListener("abort", giveUp);
    });
  }

  return { wait, fill };
}

/**
 * Decides whose work runs next. Paid work goes before the rest; then the share that has used the least time, in it the
 * owner who has, and of one owner's tasks the first to come. An account or company that proved itself is a share of its
 * own. All others are one share together, because a new identity costs nothing. So slow work delays its own share only.
 */
export function createTurns(options: TurnOptions) {
  const seats = createSeats(options);
  const { wait, fill } = createQueue(options, seats);
  return {
    /**
     * Does the work when it is its turn. It counts as long as it took, unless it says what it used.
     *
     * @throws OVERLOADED if too many tasks wait, or this one has waited too long
     */
    async take<T>(turn: Turn, work: (charge: (ms: number) => void) => Promise<T>, signal?: AbortSignal): Promise<T> {
      const task = await wait(placeOf(turn), signal);
      let usedMs: number | undefined;
      const charge = (ms: number) => {
        usedMs = ms;
      };
      try {
        return await work(charge);
      } finally {
        seats.leave(task, usedMs);
        fill();
      }
    },
  };
}

/** Compares two ranks by their first difference. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - (b[index] ?? 0);
  return 0;
}

import {
  useEmployerAcceptMutation,
  useEmployerRejectMutation,
  useEmployerUndoMutation,
} from "@dryrun/api-client/applications/triage/employer";
import { errorBody, errorCode, errorMessage, isNetworkError } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { UNDO_MS } from "@dryrun/domain/applications/limits";
import { decidedMessage } from "@dryrun/domain/applications/messages";
import { SECOND_MS } from "@dryrun/domain/time";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { review } from "../../../../messages/review.en-in.ts";
import type { Terms } from "../../../../shared/decision/terms.ts";
import type { Entry } from "../use-walk.ts";

const text = review.decisions;
const RETRY_MS = 5 * SECOND_MS;
/** How long a final decision stays on the screen. */
const FINAL_MS = 6 * SECOND_MS;
export type Verb = "accepted" | "rejected";

/**
 * `queued` follows an unsettled decision on the same application. `sending`, and without a network `waiting`, have not reached the server.
 * `held` can be undone. `refused` has the server's reason.
 */
export interface Decision {
  key: string;
  entry: Entry;
  verb: Verb;
  terms: Terms;
  state: "queued" | "sending" | "waiting" | "held" | "undoing" | "undo-waiting" | "final" | "refused";
  /** The end of `held`, by this browser's clock. */
  until: number;
  message: string;
  /** Undone before the server answered. */
  isUnwanted: boolean;
}

/** Whether a request may be sent again: no answer came, or the server was overloaded. Its idempotency key makes that safe. */
const mayRetry = (error: unknown) =>
  isNetworkError(error) || errorBody(error) === undefined || errorCode(error) === "OVERLOADED";

interface Calls {
  /** Called when an application changed on this page. */
  onChange: (id: string, status: Entry["status"]) => void;
  /** Reloads an application that has changed on the server, and returns its status; undefined without an answer. */
  onStale: (id: string) => Promise<Entry["status"] | undefined>;
}

interface Sending extends Calls {
  now: (key: string) => Decision | undefined;
  set: (key: string, change: Partial<Decision>) => void;
  drop: (key: string) => void;
  /** Whether no later decision on the same application was made. */
  isLatest: (decision: Decision) => boolean;
}

/** Sends decisions to the server, and undoes them. */
function useSending({ now, set, drop, isLatest, onChange, onStale }: Sending) {
  const [accept] = useEmployerAcceptMutation();
  const [reject] = useEmployerRejectMutation();
  const [undoCall] = useEmployerUndoMutation();
  /** Decisions undone before the server answered: they are undone on the server after its answer. */
  const unwanted = useRef(new Set<string>());
  async function send(decision: Decision) {
    const { key, entry, verb, terms } = decision;
    set(key, { state: "sending" });
    const body = { applicationId: entry._id, undoable: true, notify: terms.notify };
    const { error } = await (verb === "accepted"
      ? accept({ body, idempotencyKey: key })
      : reject({ body: { ...body, ...terms }, idempotencyKey: key }));
    if (!error && unwanted.current.has(key)) return takeBack(decision);
    if (!error) return set(key, { state: "held", until: Date.now() + UNDO_MS });
    if (mayRetry(error)) return set(key, { state: "waiting" });
    const known = isLatest(decision) ? await onStale(entry._id) : undefined;
    const message = known === "withdrawn" ? text.withdrawn : errorMessage(error, text.failed);
    set(key, { state: "refused", message });
    announce(text.refused(entry.fullName, message), "assertive");
  }

  async function takeBack(decision: Decision) {
    const { key, entry } = decision;
    set(key, { state: "undoing" });
    const { error } = await undoCall({ params: { applicationId: entry._id } });
    if (error && mayRetry(error)) return set(key, { state: "undo-waiting" });
    if (error && errorCode(error) !== "TOO_LATE")
      return set(key, { state: "refused", message: errorMessage(error, text.failed) });
    drop(key);
    if (error) {
      // The decision is final, or it never reached the server: reloads the application to find out.
      announce(errorMessage(error, text.failed), "assertive");
      if (isLatest(decision)) void onStale(entry._id);
      return;
    }
    if (isLatest(decision)) onChange(entry._id, "pending");
    announce(text.undone(entry.fullName));
  }
  function undo({ key }: Decision) {
    const decision = now(key);
    if (!decision || !mayUndo(decision)) return;
    if (decision.state === "held") return void takeBack(decision);
    if (decision.state === "queued") drop(decision.key);
    unwanted.current.add(decision.key);
    set(decision.key, { isUnwanted: true });
    onChange(decision.entry._id, "pending");
  }
  return { send, takeBack, undo };
}

/** Returns the decisions as rendered and as they are now: an answer can arrive between the last render and a key press. */
function useList() {
  const [all, setAll] = useState<readonly Decision[]>([]);
  const newest = useRef(all);
  const change = (next: readonly Decision[]) => {
    newest.current = next;
    setAll(next);
  };
  return {
    all,
    now: (key: string) => newest.current.find((one) => one.key === key),
    set: (key: string, part: Partial<Decision>) =>
      change(newest.current.map((one) => (one.key === key ? { ...one, ...part } : one))),
    drop: (key: string) => change(newest.current.filter((one) => one.key !== key)),
    /** Removes settled decisions on the same application. */
    add: (decision: Decision) =>
      change([...newest.current.filter((one) => one.entry._id !== decision.entry._id || isUnsettled(one)), decision]),
  };
}

/** The terms of an earlier decision do not matter for its undoing. */
const HELD: Terms = { reason: "", shareReason: true, notify: "morning" };

/**
 * Manages decisions in progress: sends them one by one, stores them while there is no network, holds them for a while, and undoes them on
 * demand.
 */
export function useDecisions({ onChange, onStale }: Calls) {
  const { all, now, set, drop, add } = useList();
  const latest = useRef(new Map<string, string>());
  const isLatest = ({ entry, key }: Decision) => latest.current.get(entry._id) === key;
  const { send, takeBack, undo } = useSending({ now, set, drop, isLatest, onChange, onStale });
  useQueue(all, (decision) => void send(decision));
  useRetry(all, (decision) => void (decision.state === "undo-waiting" ? takeBack(decision) : send(decision)));
  useSettling(all, set, drop);
  useGuard(all.some((one) => one.state === "queued" || isUnsettled(one)));
  function create(entry: Entry, verb: Verb, terms: Terms, state: "queued" | "held"): Decision {
    const decision = { entry, verb, terms, state, until: 0, message: "", isUnwanted: false, key: newKey() };
    latest.current.set(entry._id, decision.key);
    add(decision);
    return decision;
  }
  return {
    all,
    decide(entry: Entry, verb: Verb, terms: Terms) {
      create(entry, verb, terms, "queued");
      onChange(entry._id, verb);
    },
    undo,
    /** Undoes a decision that only the server knows to be held, such as one until the morning. */
    undoHeld: (entry: Entry, verb: Verb) => void takeBack(create(entry, verb, HELD, "held")),
    dismiss: drop,
  };
}
export type Decisions = ReturnType<typeof useDecisions>;

/** Whether a decision is held, or being sent. */
export const mayUndo = ({ state, isUnwanted }: Decision) =>
  !isUnwanted && (state === "held" || state === "queued" || state === "sending" || state === "waiting");
/** Without a network: the server does not have it. */
const isWaiting = ({ state }: Pick<Decision, "state">) => state === "waiting" || state === "undo-waiting";

/** Whether leaving the page now would lose the decision. */
export const isUnsent = (one: Decision) => isWaiting(one) || one.state === "queued";
/** Whether the server's answer is pending: another decision on the same application must wait for it. */
const isUnsettled = (one: Decision) => isWaiting(one) || one.state === "sending" || one.state === "undoing";

/** Sends a queued decision when all earlier ones on the same application are settled. */
function useQueue(all: readonly Decision[], send: (decision: Decision) => void) {
  const sendNext = useEffectEvent(() => {
    const isFree = ({ entry, key }: Decision) =>
      all.find((one) => one.entry._id === entry._id && (one.key === key || isUnsettled(one)))?.key === key;
    for (const decision of all) if (decision.state === "queued" && isFree(decision)) send(decision);
  });
  useEffect(() => sendNext(), [all]);
}

/** Retries waiting decisions, oldest first, when the network is back and every few seconds. */
function useRetry(all: readonly Decision[], send: (decision: Decision) => void) {
  const hasWaiting = all.some(isWaiting);
  const sendAll = useEffectEvent(() => {
    for (const decision of all.filter(isWaiting)) send(decision);
  });
  useEffect(() => {
    if (!hasWaiting) return;
    const again = () => sendAll();
    const timer = setInterval(again, RETRY_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [hasWaiting]);
}

/** Makes held decisions final, and removes final ones from the screen. */
function useSettling(
  all: readonly Decision[],
  set: (key: string, change: Partial<Decision>) => void,
  drop: (key: string) => void,
) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const later = useEffectEvent(({ key, state, verb, terms }: Decision) => {
    if (state === "final") return drop(key);
    set(key, { state: "final" });
    announce(decidedMessage(verb, terms.notify));
  });
  useEffect(() => {
    const current = timers.current;
    const due = new Map(
      all.filter(({ state }) => state === "held" || state === "final").map((one) => [one.key + one.state, one]),
    );
    for (const [id, timer] of current) {
      if (due.has(id)) continue;
      clearTimeout(timer);
      current.delete(id);
    }
    for (const [id, one] of due) {
      if (current.has(id)) continue;
      const ms = one.state === "held" ? Math.max(0, one.until - Date.now()) : FINAL_MS;
      current.set(
        id,
        setTimeout(() => later(one), ms),
      );
    }
  }, [all]);
  useEffect(() => {
    const current = timers.current;
    return () => {
      for (const timer of current.values()) clearTimeout(timer);
      current.clear();
    };
  }, []);
}

/** Warns before the tab closes while the server lacks a decision. */
function useGuard(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}

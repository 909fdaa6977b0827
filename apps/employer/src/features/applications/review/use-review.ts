import { useAskApplications } from "@dryrun/api-client/applications/employer";
import { acceptApplication, addNote } from "@dryrun/domain/applications/calls";
import { STAGE_LABELS } from "@dryrun/domain/applications/limits";
import { triageApplication } from "@dryrun/domain/applications/triage/calls";
import { announce } from "@dryrun/remote-kit/page";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { review as text } from "../../../messages/review.en-in.ts";
import type { Application } from "../../../shared/answers.ts";
import type { Terms } from "../../../shared/decision/terms.ts";
import { useStillHeld } from "../../../shared/decision/use-still-held.ts";
import { useAreKeysOn, useKeys } from "../../../shared/keys/use-keys.ts";
import { useReading } from "../../../shared/reading/use-reading.ts";
import { useMayCall } from "../../../shared/role/may.tsx";
import { fieldIdOf } from "../marks/marks.tsx";
import { removalText } from "../removal-text.ts";
import type { Tab } from "./candidate/review-candidate.tsx";
import { type Decisions, mayUndo, useDecisions, type Verb } from "./decisions/use-decisions.ts";
import { type Entry, isDue, type WalkState } from "./use-walk.ts";

/** Returns the decisions of a walk, which update its rows with their changes and with newer data of the server. */
function useWalkDecisions(walk: WalkState): Decisions {
  const ask = useAskApplications();
  const decisions = useDecisions({
    onChange: (id, status) => walk.patch(id, { status, isOwn: true }),
    onStale: (id) => {
      const request = ask.one({ params: { applicationId: id } });
      return request
        .then(({ application: { status, stage } }) => {
          walk.patch(id, { status, stage, isOwn: false });
          return status;
        })
        .catch(() => undefined);
    },
  });
  return {
    ...decisions,
    /** Also returns to the candidate, whose decision is open again. */
    undo(decision) {
      decisions.undo(decision);
      walk.show(decision.entry._id);
    },
  };
}

const focusOn = (id: string) => () => document.getElementById(id)?.focus();
const marksKeys = (applicationId: string) => ({
  s: focusOn(fieldIdOf("stage", applicationId)),
  t: focusOn(fieldIdOf("tags", applicationId)),
});

const verbOf = (status: Application["status"] | undefined): Verb | undefined =>
  status === "accepted" || status === "rejected" ? status : undefined;

/** Undoes the last decision of this page, or the shown one while the server holds it. */
function useUndoing(decisions: Decisions, current: Entry, application: Application | undefined) {
  const undoUntil = useStillHeld(application ?? {});
  const verb = verbOf(application?.status);
  const undoShown = undoUntil && verb ? () => decisions.undoHeld(current, verb) : undefined;
  function undoLast() {
    const last = decisions.all.findLast(mayUndo);
    if (last) decisions.undo(last);
    else if (undoShown) undoShown();
    else toast.info(text.decisions.nothingToUndo, { id: "nothing-to-undo" });
  }
  return { undoShown, undoLast };
}

interface Reviewed {
  walk: WalkState;
  current: Entry;
  /** Undefined until it has loaded. */
  application: Application | undefined;
  firstTab: Tab;
}

/** Returns the content and the actions of a candidate's page, for buttons and keys. */
export function useReview({ walk, current, application, firstTab }: Reviewed) {
  const may = useMayCall();
  const [tab, setTab] = useState<Tab>(firstTab);
  const [areAllOpen, setAllOpen] = useState(false);
  const [asking, setAsking] = useState<Verb | null>(null);
  const [areShown, setShown] = useState(false);
  const { areOn, set: switchOn } = useAreKeysOn();
  const decisions = useWalkDecisions(walk);
  const isPending = isDue(current, application?.status);
  const reading = useReading({
    applicationId: application && removalText(application) === undefined ? application._id : undefined,
    withInterview: tab === "interview" && application?.interviewCompleted === true,
    onRead: () => current.stage === "new" && walk.changeStage(current._id, "reading", STAGE_LABELS.reading),
  });

  function move(by: 1 | -1) {
    setAsking(null);
    if (!walk.move(by)) announce(by === 1 ? text.last : text.first);
  }
  function decide(verb: Verb, terms: Terms) {
    reading.read();
    decisions.decide(current, verb, terms);
    move(1);
  }
  const { undoShown, undoLast } = useUndoing(decisions, current, application);
  const ofPending = (verb: Verb) => (isPending ? () => setAsking(verb) : undefined);
  useKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      ...(may(acceptApplication) && { a: ofPending("accepted"), r: ofPending("rejected"), u: undoLast }),
      ...(may(triageApplication) && marksKeys(current._id)),
      ...(may(addNote) && { n: focusOn(fieldIdOf("note", current._id)) }),
      i: () => setTab(tab === "resume" ? "interview" : "resume"),
      e: () => {
        setTab("interview");
        setAllOpen(!areAllOpen);
      },
      "?": () => setShown(true),
    },
    areOn && !areShown,
  );
  const keys = { areOn, switchOn, areShown, setShown };
  return { tab, setTab, areAllOpen, asking, setAsking, decisions, undoShown, move, decide, keys, reading };
}

import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { announce } from "@dryrun/remote-kit/page";
import { useRunner } from "@dryrun/run-panel/use-run";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { EditorHandle } from "../../../shared/editor/editor-props.ts";
import { messages } from "../messages.en-in.ts";
import { useClockWatch } from "./clock/use-clock.ts";
import { useConnection } from "./device/use-connection.ts";
import { useShortcuts } from "./device/use-shortcuts.ts";
import { useHandIn } from "./hand-in/use-hand-in.ts";
import { type Answers, isBlank, useAnswers } from "./questions/use-answers.ts";
import { useQuestions } from "./questions/use-questions.ts";
import type { RoomBodyProps } from "./room-props.ts";

interface EditingPlace {
  editor: RefObject<EditorHandle | null>;
  isBlankRefused: boolean;
  setBlankRefused: (isRefused: boolean) => void;
}

/** The answer to the current question, and the ways to change it. */
function useEditing(text: Answers, current: number, { editor, isBlankRefused, setBlankRefused }: EditingPlace) {
  const [revision, setRevision] = useState(0);
  return {
    answer: text.answers[current] ?? "",
    /** Changes when a text comes from outside the editor. */
    revision,
    /** Applies a change that comes from outside the editor. */
    replace(change: () => void) {
      change();
      setRevision(revision + 1);
      requestAnimationFrame(() => editor.current?.focus());
    },
    write(value: string) {
      if (isBlankRefused && !isBlank(value)) setBlankRefused(false);
      text.write(current, value);
    },
    insert(name: string) {
      editor.current?.insert(name);
      announce(messages.room.inserted(name));
    },
  };
}

export type RoomView = "work" | "overview" | "help";
export type RoomTab = "question" | "answer";

/** Returns the visible view, the visible tab, and where the focus is. */
function useStage() {
  const [view, setView] = useState<RoomView>("work");
  const [tab, setTab] = useState<RoomTab>("question");
  const [isBlankRefused, setBlankRefused] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const editor = useRef<EditorHandle>(null);
  const run = useRef<() => void>(null);
  // The button that opened this view was removed.
  useEffect(() => heading.current?.focus(), []);
  return {
    view,
    tab,
    isBlankRefused,
    heading,
    editor,
    /** Runs the answer, if it can be run. */
    run,
    setView,
    setTab,
    setBlankRefused,
    /** Moves the focus to the heading of the new current question. */
    arrive() {
      setBlankRefused(false);
      setView("work");
      setTab("question");
      requestAnimationFrame(() => heading.current?.focus());
    },
    /** Runs the answer and shows its tab; returns false if nothing can be run. */
    startRun(answer: string): boolean {
      const start = view === "work" && !isBlank(answer) ? run.current : null;
      if (start) setTab("answer");
      start?.();
      return start !== null;
    },
    askForAnswer() {
      setBlankRefused(true);
      setTab("answer");
      requestAnimationFrame(() => editor.current?.focus());
    },
  };
}

/** Announces the clock's milestones; at zero submits the current answers. */
function useTimeUp({ times, onTimeUp }: RoomBodyProps, number: number, handIn: () => void) {
  const [isTimeUp, setTimeUp] = useState(false);
  useClockWatch(
    times,
    (seconds) => announce(messages.room.milestone(seconds, number), seconds <= 60 ? "assertive" : "polite"),
    () => {
      onTimeUp();
      setTimeUp(true);
      announce(messages.handIn.timeUp, "assertive");
      handIn();
    },
  );
  return isTimeUp;
}

export type Room = ReturnType<typeof useRoom>;

/** Connects answers, questions, submission and navigation. */
export function useRoom(props: RoomBodyProps) {
  const { opened, calls, queue, keepPlace, saveState, position } = props;
  const text = useAnswers(opened, queue, saveState);
  const work = useQuestions({ opened, answers: text.answers, fetchQuestion: calls.fetchQuestion, keepPlace });
  const handIn = useHandIn({ ...props, latest: text.latest, fetched: work.questions.length });
  const stage = useStage();
  const runner = useRunner();
  const { current } = work;
  const editing = useEditing(text, current, stage);
  const isTimeUp = useTimeUp(props, current, () => handIn.start({ isForced: true }));
  useConnection((isOnline) => isOnline && handIn.hurry());
  useEffect(() => {
    position.current = current;
  }, [current, position]);

  function open(number: number) {
    queue.flush();
    if (work.goTo(number)) stage.arrive();
  }
  async function next() {
    if (isTimeUp || stage.view !== "work") return;
    if (isBlank(editing.answer)) return stage.askForAnswer();
    queue.flush();
    if (current === INTERVIEW_QUESTIONS) stage.setView("overview");
    else if (await work.goOn()) stage.arrive();
  }
  function submit() {
    queue.flush();
    handIn.start({ isForced: false });
  }
  useShortcuts({
    // If nothing can be run, it opens the next question, as on questions without Run.
    onRun: () => stage.startRun(editing.answer) || void next(),
    onNext: () => void next(),
    onPrevious: () => stage.view === "work" && open(current - 1),
  });
  return {
    ...stage,
    ...editing,
    text,
    work,
    runner,
    handIn,
    isTimeUp,
    open,
    next,
    submit,
  };
}

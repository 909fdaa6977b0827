import { useStudentStartDrillMutation } from "@dryrun/api-client/drills/student";
import { errorBody, errorMessage } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import type { Input } from "@dryrun/domain/contract/define";
import type { startDrill } from "@dryrun/domain/interviews/drills/contract";
import type { Level } from "@dryrun/domain/interviews/drills/levels";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useRef, useState } from "react";
import { paths } from "../../paths.ts";
import { practise } from "./practise.en-in.ts";

/** What to practise: a topic, perhaps at a level; its wrong answers in a quiz; one answer of an interview; the reviews. */
export type Wanted =
  | { topic: InterviewTopic; level?: Level; from?: { quiz: string } | { result: string; number: number } }
  | "reviews";

function bodyOf(wanted: Wanted): Input<typeof startDrill>["body"] {
  if (wanted === "reviews") return { from: "reviews" };
  const { topic, level, from } = wanted;
  if (from && "quiz" in from) return { from: "quiz", id: from.quiz, topic };
  if (from) return { from: "result", id: from.result, number: from.number };
  return level ? { topic, level } : { topic };
}

/**
 * Starts a drill and opens it. The idempotency key is kept until an answer arrives, so that a second press starts no
 * second drill.
 */
export function useStartDrill() {
  const [start, { isLoading }] = useStudentStartDrillMutation();
  const [failure, setFailure] = useState<string>();
  const [firstKey] = useState(newKey);
  const key = useRef(firstKey);
  const navigate = useNavigate();

  async function startDrill(wanted: Wanted) {
    setFailure(undefined);
    const { data, error } = await start({ body: bodyOf(wanted), idempotencyKey: key.current });
    if (data || errorBody(error)?.code) key.current = newKey();
    if (data) await navigate(paths.drill(data._id));
    else setFailure(errorMessage(error, practise.failed));
  }
  return { startDrill, isStarting: isLoading, failure };
}

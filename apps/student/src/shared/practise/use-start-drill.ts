import { useStartDrill as useStart } from "@dryrun/api-client/drills/use-start-drill";
import type { Input } from "@dryrun/domain/contract/define";
import type { startDrill } from "@dryrun/domain/interviews/drills/contract";
import type { Level } from "@dryrun/domain/interviews/drills/limits";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { useNavigate } from "@dryrun/remote-kit/router";
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

/** Starts a drill and opens it. */
export function useStartDrill() {
  const { start, ...state } = useStart(practise.failed);
  const navigate = useNavigate();
  async function startDrill(wanted: Wanted) {
    const id = await start(bodyOf(wanted));
    if (id) await navigate(paths.drill(id));
  }
  return { startDrill, ...state };
}

import { useStudentStartDrillMutation } from "@dryrun/api-client/drills/student";
import { errorBody, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useRef, useState } from "react";
import { paths } from "../../paths.ts";
import { practise } from "./practise.en-in.ts";

/** What to practise: a family of questions and two others of its topic, or only a topic. */
export interface Wanted {
  topic: InterviewTopic;
  family?: string | undefined;
}

/**
 * Starts a drill and opens it. If the family is not available, because it left the bank or a running interview uses it, the drill is of the
 * topic. The idempotency key is kept until an answer arrives, so that a second press starts no second drill.
 */
export function useStartDrill() {
  const [start, { isLoading }] = useStudentStartDrillMutation();
  const [failure, setFailure] = useState<string>();
  const [firstKey] = useState(newKey);
  const key = useRef(firstKey);
  const navigate = useNavigate();

  async function ask({ topic, family }: Wanted) {
    const { data, error } = await start({ body: family ? { family } : { topic }, idempotencyKey: key.current });
    if (data || errorBody(error)?.code) key.current = newKey();
    return { data, error };
  }
  async function startDrill(wanted: Wanted) {
    setFailure(undefined);
    let answer = await ask(wanted);
    const isUnknown = wanted.family !== undefined && fieldErrors(answer.error).some(({ field }) => field === "family");
    if (isUnknown) answer = await ask({ topic: wanted.topic });
    if (answer.data) await navigate(paths.drill(answer.data._id));
    else setFailure(errorMessage(answer.error, practise.failed));
  }
  return { startDrill, isStarting: isLoading, failure };
}

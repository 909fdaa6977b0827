import type { Input } from "@dryrun/domain/contract/define";
import type { startDrill } from "@dryrun/domain/interviews/drills/contract";
import { useRef, useState } from "react";
import { errorBody, errorMessage } from "../errors.ts";
import { newKey } from "../new-key.ts";
import { useStudentStartDrillMutation } from "./student.ts";

/**
 * Starts drills. The idempotency key is kept until an answer arrives, so that a second press starts no second drill.
 * @param failed The message for a failure that has none of its own.
 */
export function useStartDrill(failed: string) {
  const [send, { isLoading }] = useStudentStartDrillMutation();
  const [failure, setFailure] = useState<string>();
  const [firstKey] = useState(newKey);
  const key = useRef(firstKey);

  /** Returns the drill's id; undefined after a failure. */
  async function start(body: Input<typeof startDrill>["body"]): Promise<string | undefined> {
    setFailure(undefined);
    const { data, error } = await send({ body, idempotencyKey: key.current });
    if (data || errorBody(error)?.code) key.current = newKey();
    if (!data) setFailure(errorMessage(error, failed));
    return data?._id;
  }
  return { start, isStarting: isLoading, failure };
}

import { useStudentStartDrillMutation } from "@dryrun/api-client/drills/student";
import { errorBody, errorMessage } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useRef, useState } from "react";
import { learn } from "../../../messages/learn.en-in.ts";
import { elsewhere } from "../../../paths.ts";

/** Starts or continues a set of the course, and opens it. A second press uses the same key, so it starts no second set. */
export function useStartSet() {
  const [start, { isLoading }] = useStudentStartDrillMutation();
  const [failure, setFailure] = useState<string>();
  const [firstKey] = useState(newKey);
  const key = useRef(firstKey);
  const navigate = useNavigate();

  async function startSet(id: string) {
    setFailure(undefined);
    const { data, error } = await start({ body: { from: "course", id }, idempotencyKey: key.current });
    if (data || errorBody(error)?.code) key.current = newKey();
    if (data) await navigate(elsewhere.drill(data._id));
    else setFailure(errorMessage(error, learn.unitPage.startFailed));
  }
  return { startSet, isStarting: isLoading, failure };
}

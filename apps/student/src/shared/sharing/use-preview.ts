import { useStudentPreviewSharedMutation } from "@dryrun/api-client/shared-results/student";
import type { Input } from "@dryrun/domain/contract/define";
import type { previewShared } from "@dryrun/domain/shared-results/contract";
import { useEffect, useEffectEvent, useState } from "react";

export type Contents = Omit<Input<typeof previewShared>["body"], "name">;

/** Waits for this pause between changes, in milliseconds. */
const PAUSE_MS = 300;

/** Loads the page as the server would show it, after each change. */
export function usePreview(sessionId: string, { shownName, showsScore, showsLevels, answer }: Contents) {
  const [load, { isError }] = useStudentPreviewSharedMutation();
  const [html, setHtml] = useState<string>();
  const show = useEffectEvent(async () => {
    const body = { name: "", shownName, showsScore, showsLevels, answer };
    const { data } = await load({ params: { sessionId }, body });
    if (data) setHtml(data.html);
  });
  useEffect(() => {
    const timer = setTimeout(() => void show(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sessionId, shownName, showsScore, showsLevels, answer]);
  return { html, hasFailed: isError, retry: () => void show() };
}

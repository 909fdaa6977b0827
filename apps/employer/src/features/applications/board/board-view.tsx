import { buttonClass } from "@dryrun/design-system/actions/button";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { messages } from "../../../messages.en-in.ts";
import { VIEW_PARAM } from "../../../paths.ts";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";
import { board as text } from "./board.en-in.ts";

const BOARD = "board";
const load = () => import("./board.tsx");

/** Whether the address asks for the board instead of the table. */
export const useIsBoard = () => new URLSearchParams(useLocation().search).get(VIEW_PARAM) === BOARD;

/** The board, which is loaded when it is first shown. */
export function BoardView(props: { jobId: string; filter: ApplicationFilter }) {
  const { module, hasFailed, retry } = useChunk(true, load);
  if (module) return <module.Board {...props} />;
  if (hasFailed) return <ErrorPanel title={text.boardFailed} onRetry={retry} />;
  return <Skeleton label={messages.loading.applications} count={6} />;
}

/** Switches between the board and the table, with the same filters. */
export function BoardLink() {
  const params = new URLSearchParams(useLocation().search);
  const isBoard = useIsBoard();
  if (isBoard) params.delete(VIEW_PARAM);
  else params.set(VIEW_PARAM, BOARD);
  for (const key of ["page", ...(isBoard ? [] : ["status", "stage"])]) params.delete(key);
  return (
    <Link to={{ search: `?${params}` }} className={buttonClass({})}>
      {isBoard ? text.close : text.open}
    </Link>
  );
}

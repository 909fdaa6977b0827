import { renderFrames } from "@dryrun/frame/html/render-frames";
import { paths } from "./paths.ts";
import remote from "./remote.tsx";

/** The pages whose frame the build puts into the HTML. */
export const frames = await renderFrames(remote, "admin", [
  { at: paths.root },
  { at: paths.liveSessions },
  { at: paths.reviews },
  { at: paths.reports },
  { at: paths.users },
  { at: paths.employers },
  { at: paths.operations },
  { at: paths.ledger },
  { at: paths.refunds },
  { at: paths.certificates },
  { at: paths.audit },
]);

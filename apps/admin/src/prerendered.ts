import { prerenderPages } from "@dryrun/frame/html/prerender";
import { paths } from "./paths.ts";
import remote from "./remote.tsx";

/** The pages that the build prerenders. */
export const prerendered = await prerenderPages(remote, "admin", [
  { at: paths.root },
  { at: paths.liveSessions },
  { at: paths.reviews },
  { at: paths.reports },
  { at: paths.users },
  { at: paths.companies },
  { at: paths.operations },
  { at: paths.ledger },
  { at: paths.refunds },
  { at: paths.certificates },
  { at: paths.audit },
]);

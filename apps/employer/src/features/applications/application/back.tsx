import { useLocation, useNavigate } from "@dryrun/remote-kit/router";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";

/** Links back to the list with its page and filter, or to all applications. */
export function Back() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isFirst = key === "default"; // the router's key of a page that was opened by its address
  return (
    <button type="button" onClick={() => void (isFirst ? navigate(paths.applications) : navigate(-1))}>
      {messages.application.back}
    </button>
  );
}

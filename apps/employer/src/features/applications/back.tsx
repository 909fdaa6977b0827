import { Button } from "@dryrun/design-system/button";
import { iconLook } from "@dryrun/design-system/icon-look";
import { useLocation, useNavigate } from "@dryrun/remote-kit/router";
import { ArrowLeft } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "./back.module.css";

/** To the list one came from, with its page and filter; opened by itself, the page leads to all applications. */
export function Back() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isFirst = key === "default"; // the router's key of a page that was opened by its address
  return (
    <Button
      variant="quiet"
      size="s"
      className={s.back}
      icon={<ArrowLeft {...iconLook(16)} />}
      onClick={() => void (isFirst ? navigate(paths.applications) : navigate(-1))}
    >
      {words.application.back}
    </Button>
  );
}

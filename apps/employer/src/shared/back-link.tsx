import { iconLook } from "@dryrun/design-system/icon-look";
import { Link } from "@dryrun/remote-kit/router";
import { ArrowLeft } from "lucide-react";

/** The way up, above a page's heading. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to}>
      <ArrowLeft {...iconLook(16)} />
      {children}
    </Link>
  );
}

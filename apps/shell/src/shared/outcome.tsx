import { Banner, type BannerProps } from "@dryrun/design-system/banner";
import { useEffect, useRef } from "react";

/** What stands in a form's place once it was sent; the focus comes to it, for the button that had it is gone. */
export function Outcome(banner: BannerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner {...banner} />
    </div>
  );
}

import { Banner, type BannerProps } from "@dryrun/design-system/feedback/banner";
import { useEffect, useRef } from "react";

/** Replaces a form after it was sent, and takes the focus because the focused button was removed. */
export function Outcome(banner: BannerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner {...banner} />
    </div>
  );
}

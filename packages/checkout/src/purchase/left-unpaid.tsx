import { Banner } from "@dryrun/design-system/feedback/banner";
import { NO_MONEY_TAKEN } from "@dryrun/domain/payments/messages";
import { useEffect, useRef } from "react";

/** Shown after a closed dialog: scrolled into view, because on a phone the buttons cover the end of the form. */
export function LeftUnpaid() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: "nearest" }); // returns a promise in some browsers, which is not a clean-up
  }, []);
  return (
    <div ref={place}>
      <Banner>{NO_MONEY_TAKEN}</Banner>
    </div>
  );
}

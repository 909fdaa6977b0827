import { Banner } from "@dryrun/design-system/feedback/banner";
import { NO_MONEY_TAKEN } from "@dryrun/domain/payments/messages";
import { useEffect, useRef } from "react";

/** After a dialog that was left: scrolled into view, because on a phone the buttons cover the end of the form. */
export function LeftUnpaid() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: "nearest" }); // answers a promise in some browsers, which is no clean-up
  }, []);
  return (
    <div ref={place}>
      <Banner>{NO_MONEY_TAKEN}</Banner>
    </div>
  );
}

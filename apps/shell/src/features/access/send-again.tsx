import { Button } from "@dryrun/design-system/button";
import { useEffect, useState } from "react";

const WAIT_SECONDS = 60;

/** Offers a second mail after a minute. */
export function SendAgain({ onSend }: { onSend: () => Promise<unknown> }) {
  const [left, setLeft] = useState(WAIT_SECONDS);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const again = () => {
    setLeft(WAIT_SECONDS);
    void onSend();
  };
  return (
    <>
      <p>Nothing after 5 min? Check spam or send again.</p>
      <Button onClick={again} disabledReason={left > 0 ? `You can send again in ${left} s.` : undefined}>
        Send again
      </Button>
    </>
  );
}

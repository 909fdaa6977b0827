import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useEffect, useState } from "react";
import { sendAgain as messages } from "../../messages/joining.en-in.ts";

const WAIT_SECONDS = 60;

/** Offers a second mail after a minute; `onSend` returns why it was not sent. */
export function SendAgain({ onSend }: { onSend: () => Promise<string | undefined> }) {
  const [left, setLeft] = useState(WAIT_SECONDS);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const again = async () => {
    setLeft(WAIT_SECONDS);
    setRefusal(await onSend());
  };
  return (
    <>
      <p>{messages.about}</p>
      {refusal && (
        <Banner tone="danger" role="alert">
          {refusal}
        </Banner>
      )}
      <Button onClick={() => void again()} disabledReason={left > 0 ? messages.wait(left) : undefined}>
        {messages.sendAgain}
      </Button>
    </>
  );
}

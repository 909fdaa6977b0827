import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { priceChanged } from "@dryrun/domain/courses/messages";
import { type ReactNode, useState } from "react";
import { price as text } from "../messages.en-in.ts";

interface Question {
  isOpen: boolean;
  amount: number;
  answer: (isAccepted: boolean) => void;
}

export interface PriceQuestion {
  /** Asks whether the person accepts this price, in rupees. */
  accepts: (amount: number) => Promise<boolean>;
  /** A dialog that the page renders anywhere. */
  question: ReactNode;
}

/** Asks whether a person accepts a changed price. */
export function usePriceQuestion(cancelLabel: string): PriceQuestion {
  const [asked, setAsked] = useState<Question>({ isOpen: false, amount: 0, answer: () => {} });
  const accepts = (amount: number): Promise<boolean> =>
    new Promise((answer) => setAsked({ isOpen: true, amount, answer }));
  const settle = (isAccepted: boolean) => {
    setAsked((before) => ({ ...before, isOpen: false }));
    asked.answer(isAccepted);
  };
  const question = (
    <Confirm
      isOpen={asked.isOpen}
      onClose={() => settle(false)}
      onConfirm={() => settle(true)}
      title={priceChanged(asked.amount)}
      confirmLabel={text.continue}
      cancelLabel={cancelLabel}
    />
  );
  return { accepts, question };
}

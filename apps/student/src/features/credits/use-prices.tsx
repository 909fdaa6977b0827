import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { priceChanged } from "@dryrun/domain/courses/messages";
import { CREDIT_PACKS } from "@dryrun/domain/payments/limits";
import { useState } from "react";
import * as words from "../../messages.en-in.ts";

export interface Pack {
  credits: number;
  amount: number;
}

interface Question {
  isOpen: boolean;
  amount: number;
  answer: (isAccepted: boolean) => void;
}

const say = words.credits.price;

/** The packs as this page knows their prices, and the question whether somebody pays a price that has changed. */
export function usePrices() {
  const [changed, setChanged] = useState<Record<number, number>>({});
  const [question, setQuestion] = useState<Question>({ isOpen: false, amount: 0, answer: () => {} });
  const packs: Pack[] = CREDIT_PACKS.map(({ credits, amount }) => ({ credits, amount: changed[credits] ?? amount }));

  function accepts(credits: number, amount: number): Promise<boolean> {
    setChanged((before) => ({ ...before, [credits]: amount }));
    return new Promise((answer) => setQuestion({ isOpen: true, amount, answer }));
  }
  const settle = (isAccepted: boolean) => {
    setQuestion((asked) => ({ ...asked, isOpen: false }));
    question.answer(isAccepted);
  };
  const priceQuestion = (
    <Confirm
      isOpen={question.isOpen}
      onClose={() => settle(false)}
      onConfirm={() => settle(true)}
      title={priceChanged(question.amount)}
      confirmLabel={say.continue}
      cancelLabel={say.cancel}
    />
  );
  return { packs, accepts, priceQuestion };
}

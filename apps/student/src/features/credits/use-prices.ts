import { usePriceQuestion } from "@dryrun/checkout/purchase/use-price-question";
import { CREDIT_PACKS } from "@dryrun/domain/payments/limits";
import { useState } from "react";
import * as words from "../../messages.en-in.ts";

export interface Pack {
  credits: number;
  amount: number;
}

/** The packs with the displayed prices, and the confirmation if a price has changed. */
export function usePrices() {
  const [changed, setChanged] = useState<Record<number, number>>({});
  const { accepts, question } = usePriceQuestion(words.credits.price.cancel);
  const packs: Pack[] = CREDIT_PACKS.map(({ credits, amount }) => ({ credits, amount: changed[credits] ?? amount }));
  return {
    packs,
    accepts: (credits: number, amount: number) => {
      setChanged((before) => ({ ...before, [credits]: amount }));
      return accepts(amount);
    },
    priceQuestion: question,
  };
}

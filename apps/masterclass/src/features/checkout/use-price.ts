import { type CoursePrice, coursePrice } from "@dryrun/domain/courses/rules";
import { useState } from "react";

/** The price by the rules of this release; where the server has named another total for it, that one. */
export function usePrice(hasCredit: boolean) {
  const [right, setRight] = useState<{ of: number; is: number } | null>(null);
  const priceOf = (fraction: number): CoursePrice => {
    const price = coursePrice(fraction, hasCredit);
    return right?.of === price.total ? { ...price, total: right.is } : price;
  };
  return { priceOf, correct: (of: number, is: number) => setRight({ of, is }) };
}

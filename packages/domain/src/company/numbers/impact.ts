export interface GroupRate {
  name: string;
  /** At least `SMALLEST_GROUP`. */
  people: number;
  selected: number;
}

const rateOf = ({ people, selected }: GroupRate) => (people === 0 ? 0 : selected / people);

/**
 * Compares the rate of each group with the highest one by the four-fifths rule. Returns null if there are fewer than two groups, or
 * nobody was selected: then there is nothing to compare.
 */
export function compareRates(groups: readonly GroupRate[]) {
  const [highest, ...others] = groups.toSorted((a, b) => rateOf(b) - rateOf(a));
  if (!highest || others.length === 0 || highest.selected === 0) return null;
  const best = rateOf(highest);
  return {
    highest: { name: highest.name, rate: best },
    groups: groups.map((group) => {
      const rate = rateOf(group);
      // Compared as whole numbers, which have no rounding error.
      const isLow = group.selected * highest.people * 5 < highest.selected * group.people * 4;
      return { ...group, rate, ratio: rate / best, isLow };
    }),
  };
}
export type Compared = NonNullable<ReturnType<typeof compareRates>>;

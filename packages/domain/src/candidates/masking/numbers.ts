import type { FlatText, Span, Token } from "./flat-text.ts";

/** Spelt-out digits; "double" and "triple" precede one. */
const SPELT = new Set(
  (
    "zero oh one two three four five six seven eight nine double triple " + "शून्य एक दो तीन चार पांच पाँच छह छः सात आठ नौ"
  ).split(" "),
);
/** The maximum number of characters between two groups of one number: "+91-98765 (43210)". */
const LONGEST_GAP = 3;
/** A run of at least this many digits is a telephone number, however it is grouped. */
const SURELY_PHONE = 10;
const MAYBE_PHONE = 8;
/** This many consecutive digits of the person's own number identify them. */
const IDENTIFYING = 5;
/** The maximum number of digit groups in an amount of money. */
const MOST_OF_AMOUNT = 8;

interface Group {
  token: Token;
  digits: string;
}

/** Returns digits, also with a letter in between ("98765O4321"), or a spelt-out one. */
function groupOf(token: Token): Group | null {
  if (token.digits && token.digits.length * 2 >= token.text.length) return { token, digits: token.digits };
  return SPELT.has(token.folded) ? { token, digits: "#" } : null;
}

const isYear = (digits: string) => digits.length === 4 && /^(?:19|20)/.test(digits);
const isUpTo = (digits: string | undefined, most: number) =>
  digits !== undefined && digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= most;

/** Whether the groups are dates: "2019 - 2022", "01/07/2019 to 31/05/2022", "2019-07-01". */
function areDates(groups: readonly Group[]): boolean {
  let at = 0;
  while (at < groups.length) {
    const [one, two, three] = [groups[at], groups[at + 1], groups[at + 2]].map((group) => group?.digits);
    if (one !== undefined && isYear(one)) {
      at += isUpTo(two, 12) ? (isUpTo(three, 31) ? 3 : 2) : 1;
    } else if (isUpTo(one, 31) && isUpTo(two, 12) && three !== undefined && isYear(three)) at += 3;
    else if (isUpTo(one, 12) && two !== undefined && isYear(two)) at += 2;
    else return false;
  }
  return true;
}

/** Returns the number of groups of an amount ("4,50,000", "1,250,000") that starts at this group; 0 for none. */
function groupsOfAmount(groups: readonly Group[], at: number, text: string): number {
  let next = at + 1;
  const follows = (place: number) =>
    text.slice(groups[place - 1]?.token.to, groups[place]?.token.from) === "," &&
    [2, 3].includes(groups[place]?.digits.length ?? 0);
  if ((groups[at]?.digits.length ?? 9) > 3) return 0;
  while (next < groups.length && next - at < MOST_OF_AMOUNT && follows(next)) next++;
  const length = next - at;
  return length > 1 && groups[next - 1]?.digits.length === 3 ? length : 0;
}

const lengthOf = (groups: readonly Group[]) => groups.reduce((sum, { digits }) => sum + digits.length, 0);

/** Returns the parts of a run between amounts of money; an amount is a telephone number only if it is long enough. */
function withoutAmounts(groups: readonly Group[], text: string): Group[][] {
  const parts: Group[][] = [[]];
  for (let index = 0; index < groups.length; ) {
    const length = groupsOfAmount(groups, index, text);
    const amount = groups.slice(index, index + length);
    if (length > 0 && lengthOf(amount) < SURELY_PHONE) {
      parts.push([]);
      index += length;
    } else {
      parts.at(-1)?.push(groups[index] as Group);
      index++;
    }
  }
  return parts.filter((part) => part.length > 0);
}

function isPhone(groups: readonly Group[]): boolean {
  const length = lengthOf(groups);
  return (
    length >= MAYBE_PHONE &&
    !areDates(groups) &&
    (length >= SURELY_PHONE || !groups.every(({ digits }) => isYear(digits)))
  );
}

const spanOf = (groups: readonly Group[]): Span => ({
  from: groups[0]?.token.from ?? 0,
  to: groups.at(-1)?.token.to ?? 0,
});

/**
 * Finds telephone numbers, however they are spaced, in digits of any script, or spelt out; and long parts of the
 * person's own.
 */
export function phoneNumbers({ text, tokens }: FlatText, phone: string): Span[] {
  const runs: Group[][] = [];
  let last: Token | null = null;
  for (const token of tokens) {
    const group = groupOf(token);
    if (!group) {
      last = null;
      continue;
    }
    if (last && token.from - last.to <= LONGEST_GAP) runs.at(-1)?.push(group);
    else runs.push([group]);
    last = token;
  }
  const isOwn = ({ digits }: Group) => digits.length >= IDENTIFYING && phone.includes(digits);
  return runs.flatMap((run) => {
    const phones = withoutAmounts(run, text).filter(isPhone).map(spanOf);
    return [...phones, ...run.filter(isOwn).map((group) => spanOf([group]))];
  });
}

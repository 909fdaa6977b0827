import { ofAllNumbers, ofNumbers, ofValues } from "../define.ts";
import type { SheetFunctions } from "../interpreter.ts";
import { MANY } from "../interpreter.ts";
import { DIV0, isError, isMatrix, matrixOf, NUM, type Scalar, VALUE } from "../values.ts";

/** Removes the error of binary fractions: 1.005 * 100 is 100.5 for ROUND. */
const exact = (value: number) => Number(value.toPrecision(15));
const finite = (value: number): Scalar => (Number.isFinite(value) ? value : NUM);

/** Rounds to this many digits; below 0 to tens, hundreds and so on. */
const roundedBy = (round: (size: number) => number) => (value: number, digits: number) => {
  const power = 10 ** Math.trunc(digits);
  const created = (Math.sign(value) * round(exact(Math.abs(value) * power))) / power;
  return finite(Math.trunc(digits) > 0 ? Number(created.toFixed(Math.min(100, Math.trunc(digits)))) : exact(created));
};

/** Rounds to a multiple: CEILING and FLOOR of Excel 2010 and later. */
const toMultiple = (round: (value: number) => number) => (value: number, multiple: number) => {
  if (multiple === 0) return round === Math.floor && value !== 0 ? DIV0 : 0;
  if (value > 0 && multiple < 0) return NUM;
  return exact(round(exact(value / multiple)) * multiple);
};

/** CEILING.MATH and FLOOR.MATH: away from 0 for negative numbers only with a mode. */
const toMultipleMath =
  (up: boolean) =>
  (value: number, multiple = 1, mode = 0) => {
    if (multiple === 0) return 0;
    const step = Math.abs(multiple);
    const isUp = value < 0 && mode !== 0 ? !up : up;
    return exact((isUp ? Math.ceil(exact(value / step)) : Math.floor(exact(value / step))) * step);
  };

/** SUMPRODUCT: cells that are not numbers count as 0. */
const sumProduct = ofValues(1, MANY, (values, { meter }) => {
  const matrices = values.map(matrixOf);
  const [first] = matrices;
  let sum = 0;
  for (const [row, line] of (first ?? []).entries())
    for (const column of line.keys()) {
      let product = 1;
      for (const matrix of matrices) {
        meter.step();
        if (matrix.length !== first?.length || matrix[row]?.length !== line.length) return VALUE;
        const cell = matrix[row]?.[column] ?? null;
        if (isError(cell)) return cell;
        product *= typeof cell === "number" ? cell : 0;
      }
      sum += product;
    }
  return sum;
});

const divided = (a: number, b: number) => (b === 0 ? DIV0 : Math.trunc(a / b));

export const NUMBERS: SheetFunctions = {
  SUM: ofAllNumbers((numbers) => finite(numbers.reduce((sum, one) => sum + one, 0))),
  PRODUCT: ofAllNumbers((numbers) => (numbers.length === 0 ? 0 : finite(numbers.reduce((made, one) => made * one, 1)))),
  SUMSQ: ofAllNumbers((numbers) => finite(numbers.reduce((sum, one) => sum + one * one, 0))),
  SUMPRODUCT: sumProduct,
  ABS: ofNumbers(1, 1, (value = 0) => Math.abs(value)),
  SIGN: ofNumbers(1, 1, (value = 0) => Math.sign(value)),
  SQRT: ofNumbers(1, 1, (value = 0) => finite(Math.sqrt(value))),
  POWER: ofNumbers(2, 2, (base = 0, power = 0) =>
    base === 0 && power <= 0 ? (power === 0 ? NUM : DIV0) : finite(base ** power),
  ),
  EXP: ofNumbers(1, 1, (value = 0) => finite(Math.exp(value))),
  LN: ofNumbers(1, 1, (value = 0) => (value > 0 ? Math.log(value) : NUM)),
  LOG: ofNumbers(1, 2, (value = 0, base = 10) =>
    value > 0 && base > 0 && base !== 1 ? exact(Math.log(value) / Math.log(base)) : base === 1 ? DIV0 : NUM,
  ),
  LOG10: ofNumbers(1, 1, (value = 0) => (value > 0 ? Math.log10(value) : NUM)),
  PI: { least: 0, most: 0, run: () => Math.PI },
  INT: ofNumbers(1, 1, (value = 0) => Math.floor(exact(value))),
  TRUNC: ofNumbers(1, 2, (value = 0, digits = 0) => roundedBy(Math.floor)(value, digits)),
  ROUND: ofNumbers(2, 2, (value = 0, digits = 0) => roundedBy(Math.round)(value, digits)),
  ROUNDUP: ofNumbers(2, 2, (value = 0, digits = 0) => roundedBy(Math.ceil)(value, digits)),
  ROUNDDOWN: ofNumbers(2, 2, (value = 0, digits = 0) => roundedBy(Math.floor)(value, digits)),
  MROUND: ofNumbers(2, 2, (value = 0, multiple = 0) =>
    multiple === 0
      ? 0
      : value * multiple < 0
        ? NUM
        : exact(Math.sign(value) * Math.round(exact(value / multiple)) * Math.abs(multiple)),
  ),
  CEILING: ofNumbers(2, 2, (value = 0, multiple = 0) => toMultiple(Math.ceil)(value, multiple)),
  FLOOR: ofNumbers(2, 2, (value = 0, multiple = 0) => toMultiple(Math.floor)(value, multiple)),
  "CEILING.MATH": ofNumbers(1, 3, (value = 0, ...rest) => toMultipleMath(true)(value, ...rest)),
  "FLOOR.MATH": ofNumbers(1, 3, (value = 0, ...rest) => toMultipleMath(false)(value, ...rest)),
  MOD: ofNumbers(2, 2, (value = 0, by = 0) => (by === 0 ? DIV0 : exact(value - by * Math.floor(exact(value / by))))),
  QUOTIENT: ofNumbers(2, 2, (value = 0, by = 0) => divided(value, by)),
  EVEN: ofNumbers(1, 1, (value = 0) => Math.sign(value) * Math.ceil(Math.abs(value) / 2) * 2),
  ODD: ofNumbers(1, 1, (value = 0) => (value < 0 ? -1 : 1) * (Math.ceil((Math.abs(value) - 1) / 2) * 2 + 1)),
  MMULT: ofValues(2, 2, ([left = null, right = null], { meter }) => {
    const [a, b] = [matrixOf(left), matrixOf(right)];
    if (a[0]?.length !== b.length || [...a.flat(), ...b.flat()].some((cell) => typeof cell !== "number")) return VALUE;
    const width = b[0]?.length ?? 0;
    meter.hold(a.length * width);
    meter.step(a.length * width * b.length);
    const made = a.map((row) =>
      Array.from({ length: width }, (_, index) =>
        row.reduce<number>((sum, cell, i) => sum + Number(cell) * Number(b[i]?.[index]), 0),
      ),
    );
    return isMatrix(made) ? made : VALUE;
  }),
};

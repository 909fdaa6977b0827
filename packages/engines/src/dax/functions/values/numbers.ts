import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import type { Value } from "../../model/value.ts";

/** Makes a function of one number; BLANK stays BLANK if the result for 0 is 0. */
const one = (compute: (value: number) => number, keepsBlank = false): DaxFunction => ({
  arity: [1, 1],
  plain: true,
  value(call) {
    if (keepsBlank && call.value(0) === null) return null;
    return finite(call, compute(call.number(0)));
  },
});

function finite(call: Call, value: number): number {
  if (Number.isNaN(value)) throw call.fault("runtime", `${call.node.name} has no value for this number.`);
  return value;
}

const two = (compute: (a: number, b: number, call: Call) => number): DaxFunction => ({
  arity: [2, 2],
  plain: true,
  value: (call) => finite(call, compute(call.number(0), call.number(1), call)),
});

/** DIVIDE returns BLANK, or the alternate result, for a divisor of 0 or BLANK. */
function divide(call: Call): Value {
  const divisor = call.number(1);
  if (divisor === 0) return call.has(2) ? call.value(2) : null;
  return call.value(0) === null ? null : call.number(0) / divisor;
}

const divisor = (value: number, call: Call): number => {
  if (value === 0) throw call.fault("runtime", "The divisor is 0.");
  return value;
};

const positive = (value: number, call: Call): number => {
  if (value <= 0) throw call.fault("runtime", `${call.node.name} needs a number above 0.`);
  return value;
};

function factorial(value: number): number {
  const whole = Math.trunc(value);
  if (whole < 0) return Number.NaN;
  let created = 1;
  for (let factor = 2; factor <= Math.min(whole, 171); factor++) created *= factor;
  return created;
}

const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));

export const NUMBERS: Functions = {
  DIVIDE: { arity: [2, 3], value: divide, plain: true },
  ABS: one(Math.abs, true),
  SIGN: one(Math.sign, true),
  SQRT: one(Math.sqrt, true),
  EXP: one(Math.exp),
  LN: { arity: [1, 1], plain: true, value: (call) => Math.log(positive(call.number(0), call)) },
  LOG10: { arity: [1, 1], plain: true, value: (call) => Math.log10(positive(call.number(0), call)) },
  LOG: {
    arity: [1, 2],
    plain: true,
    value: (call) =>
      Math.log(positive(call.number(0), call)) / Math.log(call.has(1) ? positive(call.number(1), call) : 10),
  },
  FACT: one(factorial),
  POWER: two((a, b) => a ** b),
  MOD: two((a, b, call) => a - b * Math.floor(a / divisor(b, call))),
  QUOTIENT: two((a, b, call) => Math.trunc(a / divisor(b, call))),
  GCD: two((a, b) => greatest(Math.trunc(a), Math.trunc(b))),
  PI: { arity: [0, 0], value: () => Math.PI, plain: true },
};

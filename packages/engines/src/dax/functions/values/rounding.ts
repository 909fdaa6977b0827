import type { Call, DaxFunction, Functions } from "../../context/call.ts";

const PRECISION = 15;

/** Shifts the decimal point without the error of binary fractions, so that 1.005 is rounded correctly to 2 places. */
const shifted = (value: number, places: number): number => {
  const [digits = "0", exponent = "0"] = value.toPrecision(PRECISION).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
};

type Mode = (value: number) => number;

const halfAway: Mode = (value) => Math.sign(value) * Math.round(Math.abs(value));
const awayFromZero: Mode = (value) => Math.sign(value) * Math.ceil(Math.abs(value));

const toPlaces = (mode: Mode, value: number, places: number): number =>
  Number.isFinite(value) ? shifted(mode(shifted(value, places)), -places) : value;

/** Rounds to decimal places; BLANK stays BLANK. */
const places = (mode: Mode, least: 1 | 2): DaxFunction => ({
  arity: [least, 2],
  plain: true,
  value: (call) => (call.value(0) === null ? null : toPlaces(mode, call.number(0), call.whole(1, 0))),
});

/** Rounds to a multiple of the second argument. */
const multiple = (mode: Mode): DaxFunction => ({
  arity: [1, 2],
  plain: true,
  value(call: Call) {
    if (call.value(0) === null) return null;
    const [value, step] = [call.number(0), call.has(1) ? call.number(1) : 1];
    if (value > 0 && step < 0) throw call.fault("runtime", `${call.node.name} needs two numbers with the same sign.`);
    if (step === 0) return 0;
    const steps = mode(Number((value / step).toPrecision(PRECISION)));
    return Number((steps * step).toPrecision(PRECISION));
  },
});

/** EVEN and ODD round away from zero. */
const parity = (rest: 0 | 1): DaxFunction => ({
  arity: [1, 1],
  plain: true,
  value(call) {
    const value = call.number(0);
    const up = Math.ceil(Math.abs(value));
    return (value < 0 ? -1 : 1) * (up % 2 === rest ? up : up + 1);
  },
});

export const ROUNDING: Functions = {
  ROUND: places(halfAway, 2),
  ROUNDUP: places(awayFromZero, 2),
  ROUNDDOWN: places(Math.trunc, 2),
  TRUNC: places(Math.trunc, 1),
  INT: { arity: [1, 1], plain: true, value: (call) => (call.value(0) === null ? null : Math.floor(call.number(0))) },
  CEILING: multiple(Math.ceil),
  "ISO.CEILING": multiple(Math.ceil),
  FLOOR: multiple(Math.floor),
  MROUND: multiple(halfAway),
  EVEN: parity(0),
  ODD: parity(1),
};

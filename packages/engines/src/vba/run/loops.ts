import type { Step } from "../syntax/tree.ts";
import { plainValue, toNumber } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { applyBinary } from "../values/operators.ts";
import { double, Num, Obj, type Value, VbaArray } from "../values/value.ts";
import { assign } from "./assign.ts";
import { evaluate } from "./evaluate.ts";
import type { Frame, Loop, Machine } from "./machine.ts";

const inside = (value: number, { limit = 0, step = 1 }: Loop) => (step >= 0 ? value <= limit : value >= limit);

/** Sets the variable of a For; false if the loop does not run. */
export function beginFor(machine: Machine, frame: Frame, step: Extract<Step, { do: "for" }>, at: number): boolean {
  const from = plainValue(evaluate(machine, frame, step.from));
  const limit = toNumber(evaluate(machine, frame, step.limit));
  const by = step.step ? toNumber(evaluate(machine, frame, step.step)) : 1;
  const loop: Loop = { limit, step: by };
  frame.loops.set(at, loop);
  assign(machine, frame, step.variable, from instanceof Num ? from : double(toNumber(from)), false);
  return inside(toNumber(from), loop);
}

function* elements(array: VbaArray): Generator<Value> {
  for (let i = 0; i < array.items.length; i++) yield array.items[i];
}

/** Sets the variable of a For Each; false if it is empty. */
export function beginEach(machine: Machine, frame: Frame, step: Extract<Step, { do: "each" }>, at: number): boolean {
  const collection = evaluate(machine, frame, step.of);
  const iterator =
    collection instanceof VbaArray
      ? elements(collection)
      : collection instanceof Obj
        ? collection.iterate()
        : fail(collection instanceof Object ? 91 : 13);
  frame.loops.set(at, { iterator });
  return visit(machine, frame, step.variable, iterator);
}

function visit(
  machine: Machine,
  frame: Frame,
  variable: Extract<Step, { do: "each" }>["variable"],
  iterator: Iterator<Value>,
): boolean {
  machine.session.meter.step();
  const { done, value } = iterator.next();
  if (done) return false;
  assign(machine, frame, variable, value, value instanceof Obj);
  return true;
}

/** Starts the next round of the loop that begins at this step; false if there is none. */
export function continueLoop(machine: Machine, frame: Frame, start: number): boolean {
  const loop = frame.loops.get(start);
  const step = frame.procedure.steps[start];
  if (!loop || (step?.do !== "for" && step?.do !== "each")) return fail(92);
  if (step.do === "each") return visit(machine, frame, step.variable, loop.iterator ?? fail(92));
  const now = plainValue(evaluate(machine, frame, step.variable));
  const operands = { left: false, right: false, textCompare: false };
  const isWhole = Number.isInteger(loop.step ?? 1);
  const by = new Num(isWhole ? "Integer" : "Double", loop.step ?? 1);
  const then = applyBinary("+", now, by, operands);
  assign(machine, frame, step.variable, then, false);
  return inside(toNumber(then), loop);
}

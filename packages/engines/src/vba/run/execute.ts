import { ProgramError, UnsupportedError } from "../../meter.ts";
import { faultText } from "../library/numbers.ts";
import type { CaseTest, Declared, Procedure, Step } from "../syntax/tree.ts";
import { plainValue, toBoolean, toNumber, toText } from "../values/convert.ts";
import { fail, VbaError } from "../values/errors.ts";
import { applyBinary, compareValues } from "../values/operators.ts";
import { Fault, type Ref, type Value, VbaArray } from "../values/value.ts";
import { assign } from "./assign.ts";
import { evaluate, variableOf } from "./evaluate.ts";
import { beginEach, beginFor, continueLoop } from "./loops.ts";
import type { Frame, Machine } from "./machine.ts";

/** Thrown by End to stop the whole run. */
export class Ended extends Error {}

const EXIT = Number.POSITIVE_INFINITY;

function matches(machine: Machine, frame: Frame, value: Value, test: CaseTest): boolean {
  const { textCompare } = machine.module;
  const operands = { left: false, right: true, textCompare };
  const plainOf = (expression: Parameters<typeof evaluate>[2]) => plainValue(evaluate(machine, frame, expression));
  if (test.is === "value") return compareValues(value, plainOf(test.value), operands) === 0;
  if (test.is === "compare") return applyBinary(test.op, value, plainOf(test.value), operands) === true;
  const [low, high] = [
    compareValues(value, plainOf(test.from), operands),
    compareValues(value, plainOf(test.to), operands),
  ];
  return low !== null && high !== null && low >= 0 && high <= 0;
}

function isTrue(value: Value): boolean {
  const plain = plainValue(value);
  return plain !== null && toBoolean(plain);
}

/** Returns the bounds; an upper bound alone starts at Option Base. */
function boundsOf(machine: Machine, frame: Frame, { dimensions }: Declared): [number, number][] {
  return (dimensions ?? []).map(({ from, to }) => {
    const number = (of: typeof to) => Math.round(toNumber(evaluate(machine, frame, of)));
    const bounds: [number, number] = [from ? number(from) : machine.module.base, number(to)];
    return bounds[1] < bounds[0] - 1 ? fail(9) : bounds;
  });
}

function redim(machine: Machine, frame: Frame, variable: Declared, preserve: boolean) {
  const bounds = boundsOf(machine, frame, variable);
  const knownVariable = variableOf(machine, frame, { is: "name", name: variable.name, at: variable.at }, false);
  const before = knownVariable?.value instanceof VbaArray ? knownVariable.value : null;
  const type = before && knownVariable?.type !== "variant" ? before.type : variable.type;
  const created = machine.variable({ ...variable, type }, bounds).value as VbaArray;
  const array = new VbaArray(type, bounds, { convert: created.convert, items: created.items });
  if (preserve && before) array.items = before.preserved(bounds, () => machine.initial(type));
  if (before && knownVariable?.type !== "variant") {
    if (!before.dynamic) fail(10);
    before.bounds = array.bounds;
    before.items = array.items;
  } else if (knownVariable) knownVariable.put(array);
  else if (machine.module.explicit && variable.type === "") fail(13);
  else frame.variables.set(variable.name, machine.variable({ ...variable, dimensions: [] }, []).with(array));
}

function erase(machine: Machine, value: Value) {
  if (!(value instanceof VbaArray)) return fail(13);
  if (value.dynamic) {
    value.bounds = [];
    value.items = [];
  } else value.items = value.items.map(() => machine.initial(value.type));
}

function onError(machine: Machine, frame: Frame, step: Extract<Step, { do: "onError" }>) {
  machine.error.clear();
  if (step.mode === "clear") frame.failed = null;
  else frame.handler = step.mode === "label" ? step.to : step.mode === "next" ? "next" : null;
}

function resume(machine: Machine, frame: Frame, step: Extract<Step, { do: "resume" }>): number {
  const { failed } = frame;
  if (failed === null) return fail(20);
  frame.failed = null;
  machine.error.clear();
  if (step.mode === "label") return step.to;
  return step.mode === "next" ? failed + 1 : failed;
}

/** Runs one step and returns the index of the next. */
function run(machine: Machine, frame: Frame, step: Step, at: number): number {
  const next = at + 1;
  switch (step.do) {
    case "call":
      evaluate(machine, frame, step.call);
      return next;
    case "let":
    case "set":
      assign(machine, frame, step.target, evaluate(machine, frame, step.value), step.do === "set");
      return next;
    case "jump":
      return step.to;
    case "unless":
      return isTrue(evaluate(machine, frame, step.test)) === step.until ? step.to : next;
    case "for":
      return beginFor(machine, frame, step, at) ? next : step.to;
    case "each":
      return beginEach(machine, frame, step, at) ? next : step.to;
    case "next":
      return continueLoop(machine, frame, step.start) ? step.start + 1 : next;
    case "select":
      frame.slots.set(step.slot, plainValue(evaluate(machine, frame, step.of)));
      return next;
    case "case":
      return step.tests.some((test) => matches(machine, frame, frame.slots.get(step.slot), test)) ? next : step.to;
    case "with":
      frame.slots.set(step.slot, evaluate(machine, frame, step.of));
      return next;
    case "onError":
      onError(machine, frame, step);
      return next;
    case "resume":
      return resume(machine, frame, step);
    case "exit":
      return EXIT;
    case "end":
      throw new Ended();
    default:
      rare(machine, frame, step);
      return next;
  }
}

function rare(machine: Machine, frame: Frame, step: Step) {
  if (step.do === "redim") redim(machine, frame, step.variable, step.preserve);
  if (step.do === "erase") erase(machine, evaluate(machine, frame, step.of));
  if (step.do === "unsupported") throw new UnsupportedError(step.what, step.at);
  if (step.do !== "print") return;
  const text = step.values.map((value) => printed(evaluate(machine, frame, value))).join(" ");
  machine.session.messages.push({ kind: "debug", text: machine.session.meter.text(text) });
}

function printed(value: Value): string {
  const plain = plainValue(value);
  if (plain instanceof Fault) return faultText(plain);
  return plain === null ? "Null" : toText(plain);
}

/** Returns where the procedure continues after an error; rethrows an error without a handler. */
function handled(machine: Machine, frame: Frame, error: unknown, at: number): number {
  if (!(error instanceof VbaError)) throw error;
  error.at ??= frame.procedure.steps[at]?.at;
  if (frame.failed !== null || frame.handler === null) throw error;
  machine.error.set(error);
  if (frame.handler === "next") return at + 1;
  frame.failed = at;
  return frame.handler;
}

function locals(machine: Machine, frame: Frame) {
  for (const variable of frame.procedure.locals.values()) {
    if (frame.variables.has(variable.name)) continue;
    const knownStatic = machine.statics.get(variable);
    const created = knownStatic ?? machine.variable(variable, boundsOf(machine, frame, variable));
    if (variable.isNew && !knownStatic)
      created.put(evaluate(machine, frame, { is: "new", type: variable.type, at: variable.at }));
    if (variable.isStatic) machine.statics.set(variable, created);
    frame.variables.set(variable.name, created);
  }
}

function begin(machine: Machine, procedure: Procedure, args: Ref[]): Frame {
  const result = procedure.kind === "function" ? machine.variable({ ...procedure, type: procedure.returns }, []) : null;
  const variables = new Map(procedure.parameters.map(({ name }, i) => [name, args[i] as Ref]));
  if (result) variables.set(procedure.name, result);
  const empty = { loops: new Map(), slots: new Map(), handler: null, failed: null };
  const frame: Frame = { procedure, variables, result, ...empty };
  locals(machine, frame);
  return frame;
}

/** Runs a procedure to its end and returns a Function's result. */
export function invoke(machine: Machine, procedure: Procedure, args: Ref[]): Value {
  const { meter, lines } = machine.session;
  return meter.nested(() => {
    const frame = begin(machine, procedure, args);
    let at = 0;
    while (at < procedure.steps.length) {
      const step = procedure.steps[at] as Step;
      meter.step();
      lines.add(step.at.line);
      try {
        at = run(machine, frame, step, at);
      } catch (error) {
        at = handled(machine, frame, error, at);
      }
    }
    return frame.result?.value;
  });
}

/** Creates the variables of the module, before anything runs. */
export function prepare(machine: Machine) {
  const procedure: Procedure = {
    ...{ name: "", kind: "sub", isPrivate: true, parameters: [], returns: "", steps: [] },
    ...{ locals: machine.module.variables, constants: new Map(), at: { line: 1, column: 1, length: 1 } },
  };
  for (const [name, ref] of begin(machine, procedure, []).variables) machine.variables.set(name, ref);
  machine.invoke = (called, args) => invoke(machine, called, args);
  if (machine.module.procedures.size === 0) throw new ProgramError("syntax", "There is no macro.");
}

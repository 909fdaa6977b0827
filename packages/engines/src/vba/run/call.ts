import type { Argument, Expression, Parameter, Procedure } from "../syntax/tree.ts";
import { isObjectType, plainValue } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { listOf, MISSING, NOTHING, Obj, RecordValue, type Ref, type Value, VbaArray } from "../values/value.ts";
import type { Frame, Machine } from "./machine.ts";

type Evaluate = (machine: Machine, frame: Frame, expression: Expression) => Value;

/** Returns the variable or element that an argument names, for ByRef. */
function reference(machine: Machine, frame: Frame, expression: Expression, evaluate: Evaluate): Ref | null {
  if (expression.is === "name")
    return frame.variables.get(expression.name) ?? machine.variables.get(expression.name) ?? null;
  if (expression.is !== "call" || expression.of.is !== "name") return null;
  const array = reference(machine, frame, expression.of, evaluate)?.value;
  if (!(array instanceof VbaArray)) return null;
  return array.element(expression.args.map(({ value }) => (value ? evaluate(machine, frame, value) : MISSING)));
}

function local(machine: Machine, parameter: Parameter, value: Value): Ref {
  const slot = machine.variable({ ...parameter, dimensions: undefined }, []);
  if (parameter.dimensions) {
    if (!(value instanceof VbaArray)) fail(13);
    slot.put(value);
  } else if (value instanceof Obj || value === NOTHING) {
    const holdsObject = isObjectType(parameter.type) || parameter.type === "variant";
    if (holdsObject) slot.put(value);
    else slot.assign(plainValue(value));
  } else if (value instanceof VbaArray && parameter.type === "variant") slot.put(value.copy());
  else slot.assign(value);
  return slot;
}

function omitted(machine: Machine, frame: Frame, parameter: Parameter, evaluate: Evaluate): Ref {
  if (!parameter.optional) return fail(449);
  const slot = machine.variable(parameter, []);
  if (parameter.byDefault) slot.assign(evaluate(machine, frame, parameter.byDefault));
  else if (parameter.type === "variant") slot.put(MISSING);
  return slot;
}

/** Returns a parameter's variable: the caller's own if it is ByRef and the types are the same. */
function passed(machine: Machine, frame: Frame, parameter: Parameter, argument: Argument, evaluate: Evaluate): Ref {
  if (!argument.value) return omitted(machine, frame, parameter, evaluate);
  const own = argument.byValue || parameter.byValue ? null : reference(machine, frame, argument.value, evaluate);
  const sameType =
    own && (own.type === parameter.type || parameter.type === "variant" || own.value instanceof RecordValue);
  if (own && (sameType || (parameter.dimensions && own.value instanceof VbaArray))) return own;
  const inner = local(machine, parameter, evaluate(machine, frame, argument.value));
  return own && own.type === "variant" ? linked(inner, own) : inner;
}

/** Links a typed parameter with a Variant of the caller: an assignment changes both. */
function linked(inner: Ref, outer: Ref): Ref {
  const both = (set: () => void) => {
    set();
    outer.put(inner.value);
  };
  return {
    type: inner.type,
    get value() {
      return inner.value;
    },
    assign: (value) => both(() => inner.assign(value)),
    put: (value) => both(() => inner.put(value)),
  };
}

function placed(parameters: Parameter[], args: Argument[]): (Argument | undefined)[] {
  const placed: (Argument | undefined)[] = [];
  for (const [index, argument] of args.entries()) {
    const { name } = argument;
    const place = name === undefined ? index : parameters.findIndex((parameter) => parameter.name === name);
    if (place < 0) return fail(448);
    placed[place] = argument;
  }
  const isRest = parameters.at(-1)?.rest === true;
  return placed.length > parameters.length && !isRest ? fail(450) : placed;
}

/** Calls a procedure of the module. */
export function call(
  machine: Machine,
  frame: Frame,
  procedure: Procedure,
  args: Argument[],
  evaluate: Evaluate,
): Value {
  const inPlace = placed(procedure.parameters, args);
  const refs = procedure.parameters.map((parameter, index) => {
    if (!parameter.rest) return passed(machine, frame, parameter, inPlace[index] ?? { value: null }, evaluate);
    const values = inPlace.slice(index).map((one) => (one?.value ? evaluate(machine, frame, one.value) : MISSING));
    const slot = machine.variable({ ...parameter, dimensions: undefined }, []);
    slot.put(listOf(values));
    return slot;
  });
  return machine.invoke(procedure, refs);
}

import { ProgramError, UnsupportedError } from "../../meter.ts";
import type { Expression } from "../syntax/tree.ts";
import { isObjectType, plainValue } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { type Given, setDefault, setMember } from "../values/object.ts";
import { NOTHING, Obj, RecordValue, type Ref, type Value, VbaArray } from "../values/value.ts";
import { evaluate, givenArguments, variableOf } from "./evaluate.ts";
import { copyOf, type Frame, type Machine } from "./machine.ts";

/** Returns the value that Let assigns: an object's value, and copies of arrays and records. */
function letValue(value: Value): Value {
  if (value === NOTHING) return fail(91);
  const plain = plainValue(value);
  if (plain instanceof VbaArray) return plain.copy();
  return plain instanceof RecordValue ? copyOf(plain) : plain;
}

const ALIASES = new Map(
  Object.entries<string[]>({
    worksheet: ["chart"],
    sheets: ["worksheets"],
    worksheets: ["sheets"],
  }),
);

function setRef(ref: Ref, value: Value) {
  if (value !== NOTHING && !(value instanceof Obj)) return fail(424);
  if (ref.type !== "variant" && ref.type !== "object" && value instanceof Obj) {
    const type = value.type.toLowerCase();
    if (!isObjectType(ref.type)) return fail(13);
    if (type !== ref.type && !ALIASES.get(ref.type)?.includes(type)) return fail(13);
  }
  ref.put(value);
}

function letRef(ref: Ref, value: Value) {
  const now = ref.value;
  if (now instanceof Obj && (isObjectType(ref.type) || ref.type === "object"))
    return setDefault(now, [], letValue(value));
  ref.assign(letValue(value));
}

function toRef(ref: Ref, value: Value, isSet: boolean) {
  if (isSet) setRef(ref, value);
  else letRef(ref, value);
}

function toMember(
  machine: Machine,
  frame: Frame,
  target: Extract<Expression, { is: "member" }>,
  given: Given[],
  value: Value,
  isSet: boolean,
) {
  const owner = evaluate(machine, frame, target.of);
  if (owner === NOTHING) return fail(91);
  if (owner instanceof Obj) return setMember(owner, target.name, given, isSet ? value : letValue(value));
  if (!(owner instanceof RecordValue)) return fail(424);
  const field = owner.fields.get(target.name);
  if (!field) throw new ProgramError("name", `There is no ${target.name} in the type ${owner.type}.`, target.at);
  if (given.length === 0) return toRef(field, value, isSet);
  return toElement(field.value, given, value, isSet);
}

function toElement(of: Value, given: Given[], value: Value, isSet: boolean) {
  if (of instanceof VbaArray && given.length > 0) return toRef(of.element(given.map((one) => one.value)), value, isSet);
  return setDefault(of, given, isSet ? value : letValue(value));
}

/** Assigns to a variable, an element, a member or an object's default member. */
export function assign(machine: Machine, frame: Frame, target: Expression, value: Value, isSet: boolean) {
  if (target.is === "name") {
    const knownVariable = variableOf(machine, frame, target, false);
    if (knownVariable) return toRef(knownVariable, value, isSet);
    const application = machine.session.make.application();
    if (!isSet && application.members.has(target.name)) return setMember(application, target.name, [], letValue(value));
    const madeVariable = variableOf(machine, frame, target, true);
    if (madeVariable) toRef(madeVariable, value, isSet);
    return;
  }
  if (target.is === "member") return toMember(machine, frame, target, [], value, isSet);
  if (target.is !== "call") return setDefault(evaluate(machine, frame, target), [], letValue(value));
  const args = givenArguments(machine, frame, target.args);
  const isMid = target.of.is === "name" && target.of.name === "mid" && !variableOf(machine, frame, target.of, false);
  if (isMid) throw new UnsupportedError("Mid on the left of =", target.at);
  if (target.of.is === "member") return toMember(machine, frame, target.of, args, value, isSet);
  const isVariable = target.of.is === "name" && variableOf(machine, frame, target.of, false) !== null;
  if (isVariable) return toElement(evaluate(machine, frame, target.of), args, value, isSet);
  return setDefault(evaluate(machine, frame, target), [], letValue(value));
}

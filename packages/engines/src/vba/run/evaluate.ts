import { ProgramError, UnsupportedError } from "../../meter.ts";
import { createObject } from "../library/create.ts";
import { builtIn, constantOf, isOtherFunction } from "../library/library.ts";
import type { Argument, Expression } from "../syntax/tree.ts";
import { fail, VbaError } from "../values/errors.ts";
import { arrangeArguments, type Given, getMember, indexDefault } from "../values/object.ts";
import { applyBinary, applyUnary } from "../values/operators.ts";
import { MISSING, NOTHING, Num, Obj, RecordValue, type Ref, type Value, VbaArray } from "../values/value.ts";
import { call } from "./call.ts";
import type { Frame, Machine } from "./machine.ts";

type Named = Extract<Expression, { is: "name" }>;

/** Returns the variable of this name; without Option Explicit it is created. */
export function variableOf(machine: Machine, frame: Frame, { name, at }: Named, make: boolean): Ref | null {
  const cached = frame.variables.get(name) ?? machine.variables.get(name);
  if (cached || !make) return cached ?? null;
  if (/^(xl|vb|mso)[a-z]/.test(name)) throw new UnsupportedError(`the constant ${name}`, at);
  if (/^(sheet|chart|userform|module)\d+$|^debug$/.test(name)) throw new UnsupportedError(`the name ${name}`, at);
  if (machine.module.explicit) throw new ProgramError("name", `The variable ${name} is not defined.`, at);
  const created = machine.variable({ name, type: "variant", at }, []);
  frame.variables.set(name, created);
  return created;
}

/** The value of a constant of the procedure or the module. */
export function constant(machine: Machine, frame: Frame, name: string): Value {
  const inner = frame.procedure.constants.get(name);
  const expression = inner ?? machine.module.constants.get(name);
  if (!expression) return MISSING;
  const key = inner ? `${frame.procedure.name}.${name}` : name;
  if (!machine.constants.has(key)) machine.constants.set(key, evaluate(machine, frame, expression));
  return machine.constants.get(key);
}

/** A constant, a function of VBA or a member of Application; otherwise MISSING. */
function fromLibrary(machine: Machine, name: string, given: Given[]): Value {
  const fixed = constantOf(name);
  if (fixed !== undefined) return fixed;
  const builtInFunction = builtIn(name);
  if (builtInFunction) return builtInFunction.run(arrangeArguments(given, builtInFunction), machine.session);
  const application = machine.session.make.application();
  return application.members.has(name) ? getMember(application, name, given) : MISSING;
}

function named(machine: Machine, frame: Frame, expression: Named, given: Given[] | null): Value {
  const { name } = expression;
  const variable = variableOf(machine, frame, expression, false);
  if (variable) return given ? indexDefault(variable.value, given) : variable.value;
  const known = constant(machine, frame, name);
  if (known !== MISSING) return known;
  if (name === "err") return machine.error;
  if (name === "erl") return new Num("Long", 0);
  const result = fromLibrary(machine, name, given ?? []);
  if (result !== MISSING) return result;
  const { me, make } = machine.session;
  const sheet = me && make.sheet(me);
  if (sheet?.members.has(name)) return getMember(sheet, name, given ?? []);
  if (given && isOtherFunction(name)) throw new UnsupportedError(name, expression.at);
  if (given && given.length > 0) throw new ProgramError("name", `There is no Sub or Function ${name}.`, expression.at);
  return variableOf(machine, frame, expression, true)?.value;
}

/** Returns arguments as values; objects stay objects. */
export function givenArguments(machine: Machine, frame: Frame, args: Argument[]): Given[] {
  return args.map(({ name, value }) => ({ name, value: value ? evaluate(machine, frame, value) : MISSING }));
}

/** `VBA.Left`, `Excel.Range`. */
function ofNamespace(machine: Machine, namespace: string, name: string, given: Given[]): Value {
  const result = fromLibrary(machine, name, given);
  if (result === MISSING) throw new UnsupportedError(`${namespace}.${name}`);
  return result;
}

function member(machine: Machine, frame: Frame, of: Expression, name: string, given: Given[]): Value {
  const special = of.is === "name" && variableOf(machine, frame, of, false) === null;
  if (special && machine.module.enums.has(of.name)) return constant(machine, frame, name);
  if (special && ["vba", "excel", "strings", "math", "conversion", "datetime", "xl"].includes(of.name))
    return ofNamespace(machine, of.name, name, given);
  const object = evaluate(machine, frame, of);
  if (object === NOTHING) return fail(91);
  if (object instanceof RecordValue) {
    const field = object.fields.get(name)?.value;
    if (!object.fields.has(name))
      throw new ProgramError("name", `There is no ${name} in the type ${object.type}.`, of.at);
    return given.length > 0 ? indexDefault(field, given) : field;
  }
  return object instanceof Obj ? getMember(object, name, given) : fail(424);
}

function called(machine: Machine, frame: Frame, of: Expression, args: Argument[]): Value {
  if (of.is === "member") return member(machine, frame, of.of, of.name, givenArguments(machine, frame, args));
  if (of.is !== "name") return indexDefault(evaluate(machine, frame, of), givenArguments(machine, frame, args));
  const procedure = machine.module.procedures.get(of.name);
  const variable = variableOf(machine, frame, of, false);
  const recursive = of.name === frame.procedure.name && !(variable?.value instanceof VbaArray);
  if (procedure && (!variable || recursive)) return call(machine, frame, procedure, args, evaluate);
  if (args.length === 0 && variable) return variable.value;
  return named(machine, frame, of, givenArguments(machine, frame, args));
}

/** Whether the type of an expression is declared, not Variant. */
function isTyped(machine: Machine, frame: Frame, expression: Expression): boolean {
  if (expression.is === "value") return true;
  if (expression.is === "unary") return isTyped(machine, frame, expression.of);
  if (expression.is === "binary")
    return isTyped(machine, frame, expression.left) && isTyped(machine, frame, expression.right);
  if (expression.is === "call" && expression.of.is === "name") {
    const variable = variableOf(machine, frame, expression.of, false);
    if (variable) return !variable.type.startsWith("variant");
    const procedure = machine.module.procedures.get(expression.of.name);
    return procedure ? procedure.returns !== "variant" : TYPED_FUNCTIONS.has(expression.of.name);
  }
  if (expression.is === "member") return ["row", "column", "count", "name"].includes(expression.name);
  if (expression.is !== "name") return false;
  const variable = variableOf(machine, frame, expression, false);
  if (variable) return variable.type !== "variant";
  return constantOf(expression.name) !== undefined;
}
const TYPED_FUNCTIONS = new Set(
  "cint clng cdbl csng cstr ccur cdate cbool cbyte len instr instrrev asc ubound lbound dateserial typename".split(" "),
);

function compute(machine: Machine, frame: Frame, expression: Expression): Value {
  switch (expression.is) {
    case "value":
      return expression.value;
    case "name": {
      const procedure = machine.module.procedures.get(expression.name);
      if (procedure && !variableOf(machine, frame, expression, false))
        return call(machine, frame, procedure, [], evaluate);
      return named(machine, frame, expression, null);
    }
    case "range":
      return getMember(machine.session.make.application(), "evaluate", [{ value: expression.text }]);
    case "member":
      return member(machine, frame, expression.of, expression.name, []);
    case "call":
      return called(machine, frame, expression.of, expression.args);
    case "with":
      return frame.slots.get(expression.slot) ?? fail(91);
    case "unary":
      return applyUnary(expression.op, evaluate(machine, frame, expression.of));
    case "binary": {
      const left = evaluate(machine, frame, expression.left);
      const right = evaluate(machine, frame, expression.right);
      return applyBinary(expression.op, left, right, {
        left: isTyped(machine, frame, expression.left),
        right: isTyped(machine, frame, expression.right),
        textCompare: machine.module.textCompare,
      });
    }
    case "is":
      return identical(evaluate(machine, frame, expression.left), evaluate(machine, frame, expression.right));
    case "typeOf": {
      const value = evaluate(machine, frame, expression.of);
      return value instanceof Obj && (value.type.toLowerCase() === expression.type || expression.type === "object");
    }
    default:
      return createObject(expression.type, machine.session);
  }
}

function identical(left: Value, right: Value): boolean {
  const isObject = (value: Value) => value === NOTHING || value instanceof Obj;
  if (!isObject(left) || !isObject(right)) return fail(424);
  if (left instanceof Obj && right instanceof Obj) return left.same(right);
  return left === right;
}

/** The value of an expression; an object stays an object. */
export function evaluate(machine: Machine, frame: Frame, expression: Expression): Value {
  const { meter } = machine.session;
  meter.step();
  try {
    const value = meter.nested(() => compute(machine, frame, expression));
    return typeof value === "string" ? meter.text(value) : value;
  } catch (error) {
    if (error instanceof VbaError) error.at ??= expression.at;
    if (error instanceof UnsupportedError && !error.at) throw new UnsupportedError(error.message, expression.at);
    throw error;
  }
}

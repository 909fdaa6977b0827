import { UnsupportedError } from "../../meter.ts";
import { fail } from "./errors.ts";
import { type Member, type Members, MISSING, Obj, type Value, VbaArray } from "./value.ts";

type Short<Self> = Member<Self> | ((self: Self) => Value);

export const define = <Self>(members: Record<string, Short<Self>>): Members =>
  new Map(
    Object.entries(members).map(([name, member]) => [
      name.toLowerCase(),
      (typeof member === "function" ? { get: member } : member) as Member<never>,
    ]),
  );

/** Makes a method without a result. */
export const method = <Self>(params: string, run: (self: Self, args: Value[]) => unknown): Member<Self> => ({
  params,
  get: (self, args) => {
    run(self, args);
    return undefined;
  },
});

export function memberOf(of: Obj, name: string): Member<Obj> {
  const member = of.members.get(name.toLowerCase());
  if (!member) throw new UnsupportedError(`${of.type}.${name}`);
  return member as unknown as Member<Obj>;
}

/** An argument as written: by position, or with its name. */
export interface Given {
  name?: string | undefined;
  value: Value;
}

/** Puts named arguments in their positions; omitted ones are MISSING. */
export function arrangeArguments(
  given: Given[],
  { params = "", rest }: Pick<Member<never>, "params" | "rest">,
): Value[] {
  const names = params.toLowerCase().split(" ").filter(Boolean);
  const args: Value[] = [];
  for (const [index, { name, value }] of given.entries()) {
    const place = name === undefined ? index : names.indexOf(name.toLowerCase());
    if (place < 0) fail(448);
    if (place >= names.length && !rest) fail(450);
    args[place] = value;
  }
  return Array.from({ length: Math.max(args.length, names.length) }, (_, i) => (i in args ? args[i] : MISSING));
}

export function getMember(of: Obj, name: string, given: Given[]): Value {
  const member = memberOf(of, name);
  if (!member.get) return fail(438);
  if (member.params === undefined) {
    const value = member.get(of, []);
    return given.length > 0 ? indexDefault(value, given) : value;
  }
  return member.get(of, arrangeArguments(given, member));
}

/** The item of an object, or the object's default member. */
export function indexDefault(value: Value, given: Given[]): Value {
  if (!(value instanceof Obj)) return elementOf(value, given);
  const name = value.byIndex ?? value.byDefault;
  return name === null ? fail(438) : getMember(value, name, given);
}

const elementOf = (value: Value, given: Given[]): Value =>
  value instanceof VbaArray ? value.element(given.map((one) => one.value)).value : fail(13);

export function setMember(of: Obj, name: string, given: Given[], value: Value): undefined {
  const member = memberOf(of, name);
  if (member.set && (member.params !== undefined || given.length === 0)) {
    member.set(of, value, arrangeArguments(given, member));
    return undefined;
  }
  if (!member.get) return fail(438);
  const inner = member.params === undefined ? member.get(of, []) : member.get(of, arrangeArguments(given, member));
  return setDefault(inner, member.params === undefined ? given : [], value);
}

/** Sets the item of an object, or its default member. */
export function setDefault(of: Value, given: Given[], value: Value): undefined {
  if (of instanceof VbaArray && given.length > 0) {
    of.element(given.map((one) => one.value)).assign(value);
    return undefined;
  }
  if (!(of instanceof Obj)) return fail(given.length > 0 ? 13 : 424);
  const name = given.length > 0 ? (of.byIndex ?? of.byDefault) : of.byDefault;
  return name === null ? fail(438) : setMember(of, name, given, value);
}

import type { Value } from "../values/value.ts";
import { textAt } from "./args.ts";
import { type BuiltIn, fn, type Library } from "./builtin.ts";
import { CONSTANTS } from "./constants.ts";
import { createObject } from "./create.ts";
import { DATES } from "./dates.ts";
import { DIALOGS } from "./dialogs.ts";
import { FILES } from "./files.ts";
import { INFO } from "./info.ts";
import { NUMBERS } from "./numbers.ts";
import { TEXT } from "./text.ts";

const OBJECTS: Library = {
  createobject: fn("Class ServerName", (args, session) => createObject(textAt(args, 0).toLowerCase(), session)),
};

const BUILT_IN = new Map<string, BuiltIn>(
  [TEXT, NUMBERS, DATES, INFO, DIALOGS, FILES, OBJECTS].flatMap((library) => Object.entries(library)),
);

/** Functions of VBA that are not supported. A name that VBA does not have must be a procedure of the module. */
const OTHERS = new Set(
  // cspell:disable-next-line
  "ascb chrb ddb fileattr fv getallsettings imestatus input inputb instrb ipmt irr leftb loc lof midb mirr nper npv objptr partition pmt ppmt pv rate rightb seek sln spc strptr syd tab varptr".split(
    " ",
  ),
);
/** Whether VBA has a function of this lower-case name that is not supported. */
export const isOtherFunction = (name: string): boolean => OTHERS.has(name);

/** The function of VBA with this lower-case name. */
export const builtIn = (name: string): BuiltIn | undefined => BUILT_IN.get(name);
/** The constant of this lower-case name; undefined if there is none. */
export const constantOf = (name: string): Value => CONSTANTS.get(name);

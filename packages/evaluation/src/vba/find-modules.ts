import { fencesOf } from "../dax/clean-answer.ts";
import { codeOf } from "./clean-module.ts";

export interface Procedure {
  name: string;
  start: number;
  end: number;
  text: string;
  /** Whether it needs arguments, as an event procedure does. */
  needsArguments: boolean;
}

/** A macro of an answer, and the module in which it is run. */
export interface Macro {
  name: string;
  start: number;
  end: number;
  program: string;
}

const PROCEDURE_START =
  /^(?:[^\n:]{0,80}:[ \t]{0,4}|[ \t]*(?:\d{1,2}[.)][ \t]*)?)((?:(?:public|private|friend|static)[ \t]{1,4}){0,2}(sub|function)[ \t]{1,4}([a-z_]\w{0,60})[ \t]*(?:\(([^)\n]*)|:|$))/i;
const PROCEDURE_END = /\bend[ \t]{1,4}(?:sub|function)\b/i;
const PROCEDURE_END_LINE = /^[ \t]*end[ \t]{1,4}(?:sub|function)[ \t]*$/i;
const DECLARATION =
  /^[ \t]*(?:option[ \t]{1,4}(?:explicit|base|compare)\b|(?:dim|private|public|global|const)[ \t]{1,4}(?:const[ \t]{1,4})?\w{1,60}[ \t]*(?:\(|=|as\b|,|$))/i;
const TYPE_START = /^[ \t]*(?:(?:public|private)[ \t]{1,4})?(type|enum)[ \t]{1,4}\w{1,60}[ \t]*$/i;
const TYPE_END = /^[ \t]*end[ \t]{1,4}(?:type|enum)\b/i;
const EXCEL_STATEMENT = /\b(?:range|cells|worksheets|sheets|workbooks|for each|activesheet)\b/i;
/** At most this many procedures of an answer are read. */
const MOST_PROCEDURES = 40;

interface Line {
  text: string;
  start: number;
}

function linesOf(code: string): Line[] {
  let start = 0;
  return code.split("\n").map((text) => {
    const line = { text, start };
    start += text.length + 1;
    return line;
  });
}

const hasRequired = (parameters: string): boolean =>
  parameters.trim() !== "" &&
  parameters.split(",").some((parameter) => !/^\s*(?:optional|paramarray)\b/i.test(parameter));

/** Reads the procedures of a text and the declarations outside of them. A procedure that contains others stays whole and does not compile. */
function readModule(code: string): { procedures: Procedure[]; declarations: string[] } {
  let procedures: Procedure[] = [];
  const declarations: string[] = [];
  let openProcedure: Procedure | null = null;
  /** A procedure without an end before the next one. If its end comes later, it contains the next one. */
  let outer: Procedure | null = null;
  let isInType = false;
  const closeProcedure = (end: number) => {
    if (openProcedure) procedures.push({ ...openProcedure, end, text: code.slice(openProcedure.start, end) });
    openProcedure = null;
  };
  for (const { text, start } of linesOf(code)) {
    const match = PROCEDURE_START.exec(text);
    if (match && procedures.length < MOST_PROCEDURES) {
      outer ??= openProcedure;
      closeProcedure(start);
      const startAt = start + text.indexOf(match[1] ?? "");
      const [name = "", parameters = ""] = match.slice(3);
      openProcedure = {
        name: name.toLowerCase(),
        start: startAt,
        end: startAt,
        text: "",
        needsArguments: hasRequired(parameters),
      };
    }
    const end = openProcedure ? PROCEDURE_END.exec(text) : outer ? PROCEDURE_END_LINE.exec(text) : null;
    if (end) {
      if (!openProcedure && outer) {
        const { start: startAt } = outer;
        procedures = procedures.filter((procedure) => procedure.start < startAt);
        openProcedure = outer;
        outer = null;
      }
      closeProcedure(start + end.index + end[0].length);
    } else if (!openProcedure) {
      isInType ||= TYPE_START.test(text);
      if (isInType || DECLARATION.test(text)) declarations.push(text.trim());
      if (TYPE_END.test(text)) isInType = false;
    }
  }
  if (procedures.length < MOST_PROCEDURES) closeProcedure(code.length);
  return { procedures, declarations };
}

/** Returns the procedures of a text of code. */
export const proceduresIn = (code: string): Procedure[] => readModule(code).procedures;

/** Makes a macro of the statements in a fence that have no procedure. */
function bareMacro(answer: string, code: string): Macro[] {
  const fence = fencesOf(answer).findLast(({ start, end }) => EXCEL_STATEMENT.test(code.slice(start, end)));
  if (!fence) return [];
  const text = code.slice(fence.start, fence.end);
  return [{ name: "macro", start: fence.start, end: fence.end, program: `Sub Macro()\n${text}\nEnd Sub` }];
}

/** Splits the procedures into modules at a repeated name, because a draft and its correction are two modules. */
function modulesOf(procedures: readonly Procedure[]): Procedure[][] {
  const modules: Procedure[][] = [];
  for (const procedure of procedures) {
    const last = modules.at(-1);
    if (!last || last.some(({ name }) => name === procedure.name)) modules.push([procedure]);
    else last.push(procedure);
  }
  return modules;
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z_]\w*/g));

/** Returns a procedure with all procedures that it names, directly or indirectly. */
function withCalled(entry: Procedure, module: readonly Procedure[]): Procedure[] {
  const needed = new Set([entry]);
  for (const procedure of needed) {
    const words = wordsOf(procedure.text);
    for (const other of module) if (other !== procedure && words.has(other.name)) needed.add(other);
  }
  return module.filter((procedure) => needed.has(procedure));
}

/** Returns the macros that may be the answer, the last one first: those with the wanted name, or without arguments and callers. */
export function macrosIn(answer: string, wanted?: string): Macro[] {
  const code = codeOf(answer);
  const { procedures, declarations } = readModule(code);
  if (procedures.length === 0) return wanted === undefined ? bareMacro(answer, code) : [];
  const isWanted = ({ name, needsArguments }: Procedure) =>
    wanted === undefined ? !needsArguments : name === wanted.toLowerCase();
  const macros = modulesOf(procedures)
    .reverse()
    .flatMap((module) => {
      const isCalled = (procedure: Procedure) =>
        module.some((other) => other !== procedure && wordsOf(other.text).has(procedure.name));
      const entries = module.filter(
        (procedure) => isWanted(procedure) && (wanted !== undefined || !isCalled(procedure)),
      );
      return entries.reverse().map((entry) => macroOf(entry, module, declarations));
    });
  return macros.length > 0 ? macros : procedures.slice(-1).map((last) => macroOf(last, [last], declarations));
}

function macroOf(entry: Procedure, module: readonly Procedure[], declarations: readonly string[]): Macro {
  const texts = withCalled(entry, module).map(({ text }) => text);
  const program = [...new Set(declarations), ...texts].join("\n");
  return { name: entry.name, start: entry.start, end: entry.end, program };
}

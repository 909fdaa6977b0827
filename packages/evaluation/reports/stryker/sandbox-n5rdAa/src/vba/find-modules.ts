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

/** A macro of an answer: where it is, and the module that it is run in. */
export interface Macro {
  name: string;
  start: number;
  end: number;
  program: string;
}

const START =
  /^(?:[^\n:]{0,80}:[ \t]{0,4}|[ \t]*(?:\d{1,2}[.)][ \t]*)?)((?:(?:public|private|friend|static)[ \t]{1,4}){0,2}(sub|function)[ \t]{1,4}([a-z_]\w{0,60})[ \t]*(?:\(([^)\n]*)|:|$))/i;
const END = /\bend[ \t]{1,4}(?:sub|function)\b/i;
const END_ALONE = /^[ \t]*end[ \t]{1,4}(?:sub|function)[ \t]*$/i;
const DECLARATION =
  /^[ \t]*(?:option[ \t]{1,4}(?:explicit|base|compare)\b|(?:dim|private|public|global|const)[ \t]{1,4}(?:const[ \t]{1,4})?\w{1,60}[ \t]*(?:\(|=|as\b|,|$))/i;
const BLOCK = /^[ \t]*(?:(?:public|private)[ \t]{1,4})?(type|enum)[ \t]{1,4}\w{1,60}[ \t]*$/i;
const END_OF_BLOCK = /^[ \t]*end[ \t]{1,4}(?:type|enum)\b/i;
const STATEMENT = /\b(?:range|cells|worksheets|sheets|workbooks|for each|activesheet)\b/i;
/** More procedures are no answer to one question. */
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

const isNeeded = (parameters: string): boolean =>
  parameters.trim() !== "" && parameters.split(",").some((one) => !/^\s*(?:optional|paramarray)\b/i.test(one));

/** The procedures of a text, and the declarations outside of them. One that holds others is kept whole: it does not compile. */
function read(code: string): { procedures: Procedure[]; declarations: string[] } {
  let procedures: Procedure[] = [];
  const declarations: string[] = [];
  let open: Procedure | null = null;
  /** A procedure without its end before the next one; it holds the next one where its end comes later. */
  let outer: Procedure | null = null;
  let isBlock = false;
  const close = (end: number) => {
    if (open) procedures.push({ ...open, end, text: code.slice(open.start, end) });
    open = null;
  };
  for (const { text, start } of linesOf(code)) {
    const found = START.exec(text);
    if (found && procedures.length < MOST_PROCEDURES) {
      outer ??= open;
      close(start);
      const from = start + text.indexOf(found[1] ?? "");
      const [name = "", parameters = ""] = found.slice(3);
      open = { name: name.toLowerCase(), start: from, end: from, text: "", needsArguments: isNeeded(parameters) };
    }
    const end = open ? END.exec(text) : outer ? END_ALONE.exec(text) : null;
    if (end) {
      if (!open && outer) {
        const { start: from } = outer;
        procedures = procedures.filter((one) => one.start < from);
        open = outer;
        outer = null;
      }
      close(start + end.index + end[0].length);
    } else if (!open) {
      isBlock ||= BLOCK.test(text);
      if (isBlock || DECLARATION.test(text)) declarations.push(text.trim());
      if (END_OF_BLOCK.test(text)) isBlock = false;
    }
  }
  if (procedures.length < MOST_PROCEDURES) close(code.length);
  return { procedures, declarations };
}

/** The procedures of a text of code. */
export const proceduresIn = (code: string): Procedure[] => read(code).procedures;

/** Statements in a fence without their procedure, as one. */
function bareMacro(answer: string, code: string): Macro[] {
  const fence = fencesOf(answer).findLast(({ start, end }) => STATEMENT.test(code.slice(start, end)));
  if (!fence) return [];
  const text = code.slice(fence.start, fence.end);
  return [{ name: "macro", start: fence.start, end: fence.end, program: `Sub Macro()\n${text}\nEnd Sub` }];
}

/** Splits the procedures where a name comes again: a draft and its correction are two modules. */
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

/** The procedure with all those that it names, itself or through others. */
function withCalled(entry: Procedure, module: readonly Procedure[]): Procedure[] {
  const needed = new Set([entry]);
  for (const one of needed) {
    const words = wordsOf(one.text);
    for (const other of module) if (other !== one && words.has(other.name)) needed.add(other);
  }
  return module.filter((one) => needed.has(one));
}

/** The macros that may be the answer, the last first: named as asked, or without arguments and not called by another. */
export function macrosIn(answer: string, wanted?: string): Macro[] {
  const code = codeOf(answer);
  const { procedures, declarations } = read(code);
  if (procedures.length === 0) return wanted === undefined ? bareMacro(answer, code) : [];
  const isWanted = ({ name, needsArguments }: Procedure) =>
    wanted === undefined ? !needsArguments : name === wanted.toLowerCase();
  const found = modulesOf(procedures)
    .reverse()
    .flatMap((module) => {
      const called = (one: Procedure) => module.some((other) => other !== one && wordsOf(other.text).has(one.name));
      const free = module.filter((one) => isWanted(one) && (wanted !== undefined || !called(one)));
      return free.reverse().map((entry) => macroOf(entry, module, declarations));
    });
  return found.length > 0 ? found : procedures.slice(-1).map((last) => macroOf(last, [last], declarations));
}

function macroOf(entry: Procedure, module: readonly Procedure[], declarations: readonly string[]): Macro {
  const texts = withCalled(entry, module).map(({ text }) => text);
  const program = [...new Set(declarations), ...texts].join("\n");
  return { name: entry.name, start: entry.start, end: entry.end, program };
}

import type { LessonPart } from "@dryrun/domain/courses/lessons/parts";
import { RUN_KINDS, type RunKind } from "@dryrun/domain/interviews/limits";
import type { Token, Tokens } from "marked";
import { type Block, LessonFault, readBlock, refuseOthers, textOf } from "../blocks/block.ts";
import { readCheck } from "../blocks/check.ts";
import { contextOf } from "../data/context.ts";
import { worldOf } from "../data/world.ts";
import { drawFigure } from "../figures/figure.ts";
import { splitFile } from "./front-matter.ts";
import { blockHtml, htmlOf, tokensOf } from "./markdown.ts";
import { readingMinutes } from "./reading-time.ts";

/** The content of a lesson's file. */
export interface ParsedLesson {
  title: string;
  /** What the reader can do afterwards, in one sentence. */
  goal: string;
  /** Whether anybody can read it. */
  isFree: boolean;
  minutes: number;
  parts: LessonPart[];
  /** The data of its programs as JSON texts; several programs can share one. */
  worlds: string[];
}

const TYPED = /^(run|table|figure|check|proof)( |$)/;
const isCode = (token: Token | undefined): token is Tokens.Code => token?.type === "code";
const isSpace = (token: Token) => token.type === "space";
const isRunKind = (kind: string): kind is RunKind => RUN_KINDS.some((known) => known === kind);

/** Collects the parts of a lesson; text, tables and figures that follow each other are one part. */
class Parts {
  readonly list: LessonPart[] = [];
  readonly worlds: string[] = [];
  #html = "";

  write(html: string) {
    this.#html += html;
  }

  /** Ends the current text. */
  flush() {
    if (this.#html !== "") this.list.push({ html: this.#html, run: null, check: null });
    this.#html = "";
  }

  addRun({ kind, header, program }: Block, shown: string) {
    if (!isRunKind(kind)) throw new LessonFault(`Nothing runs "${kind}".`);
    const world = worldOf(kind, header);
    if (!this.worlds.includes(world)) this.worlds.push(world);
    this.flush();
    const run = {
      kind,
      program: program.trim(),
      context: contextOf(kind, header),
      world: this.worlds.indexOf(world),
    };
    this.list.push({ html: blockHtml(shown), run, check: null });
  }

  addCheck(block: Block) {
    this.flush();
    this.list.push({ html: "", run: null, check: readCheck(block) });
  }
}

function addBlock(parts: Parts, block: Block, shown: string | null) {
  const result = () => {
    if (shown === null) throw new LessonFault("A program has no shown result: npm run course:fill");
    return shown;
  };
  if (block.is === "run") return parts.addRun(block, result());
  if (block.is === "check") return parts.addCheck(block);
  if (block.is === "figure") return parts.write(drawFigure(block, shown ?? ""));
  refuseOthers(block.header, ["sql", "tables"]);
  textOf(block.header, "sql");
  // A proof is not shown. It computes numbers that the text uses.
  if (block.is === "table") parts.write(blockHtml(result()));
}

function readParts(body: string): Parts {
  const tokens = tokensOf(body).filter((token) => !isSpace(token));
  const parts = new Parts();
  for (const [index, token] of tokens.entries()) {
    const words = isCode(token) ? (token.lang ?? "") : "";
    if (words === "shown") continue;
    if (!isCode(token) || !TYPED.test(words)) {
      parts.write(htmlOf([token]));
      continue;
    }
    const next = tokens[index + 1];
    const shown = isCode(next) && next.lang === "shown" ? next.text : null;
    addBlock(parts, readBlock(words, token.text), shown);
  }
  parts.flush();
  return parts;
}

/** Reads a lesson. Throws a LessonFault that tells the author what to mend. */
export function parseLesson(text: string): ParsedLesson {
  const { values, body } = splitFile(text, ["title", "goal", "free"]);
  const { list: parts, worlds } = readParts(body);
  return {
    title: textOf(values, "title"),
    goal: textOf(values, "goal"),
    isFree: values.free === true,
    minutes: readingMinutes(parts),
    parts,
    worlds,
  };
}

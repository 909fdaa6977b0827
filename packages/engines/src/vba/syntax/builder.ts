import type { Place } from "../../engine.ts";
import { ProgramError } from "../../meter.ts";
import type { Procedure, Step } from "./tree.ts";

type Jump = Step & { to: number };

/** An open block: its kind, its start, and the jumps that its end completes. */
export interface Block {
  kind: "if" | "for" | "do" | "while" | "select" | "with";
  start: number;
  slot: number;
  at: Place;
  /** The jump past the current branch. */
  pending: Jump | null;
  /** Jumps to the end of the block. */
  ends: Jump[];
  /** Whether Loop must not have a condition of its own. */
  tested: boolean;
}

const OPEN: Record<Block["kind"], string> = {
  if: "If without End If.",
  for: "For without Next.",
  do: "Do without Loop.",
  while: "While without Wend.",
  select: "Select Case without End Select.",
  with: "With without End With.",
};

/** Collects the steps of one procedure. */
export class Builder {
  readonly procedure: Procedure;
  readonly blocks: Block[] = [];
  readonly #labels = new Map<string, number>();
  readonly #toLabels: { label: string; step: Jump; at: Place }[] = [];
  slots = 0;

  constructor(procedure: Procedure) {
    this.procedure = procedure;
  }

  get here(): number {
    return this.procedure.steps.length;
  }

  emit<S extends Step>(step: S): S {
    this.procedure.steps.push(step);
    return step;
  }

  open(kind: Block["kind"], at: Place, pending: Jump | null = null, tested = false): Block {
    const block: Block = { kind, start: this.here, slot: this.slots++, at, pending, ends: [], tested };
    this.blocks.push(block);
    return block;
  }

  /** Returns the innermost block, which must be of this kind. */
  current(kind: Block["kind"], message: string, at: Place): Block {
    const block = this.blocks.at(-1);
    if (block?.kind === kind) return block;
    throw new ProgramError("syntax", block ? `${message} ${OPEN[block.kind]}` : message, at);
  }

  /** Ends the innermost block: its jumps go to the next step. */
  close(kind: Block["kind"], message: string, at: Place): Block {
    const block = this.current(kind, message, at);
    this.blocks.pop();
    for (const jump of [...block.ends, ...(block.pending ? [block.pending] : [])]) jump.to = this.here;
    return block;
  }

  label(name: string, at: Place) {
    if (this.#labels.has(name)) throw new ProgramError("name", `The label ${name} appears twice.`, at);
    this.#labels.set(name, this.here);
  }

  /** Completes this jump when the label is known. */
  toLabel(label: string, step: Jump, at: Place) {
    this.#toLabels.push({ label, step, at });
  }

  finish() {
    const open = this.blocks.at(-1);
    if (open) throw new ProgramError("syntax", OPEN[open.kind], open.at);
    for (const { label, step, at } of this.#toLabels) {
      const to = this.#labels.get(label);
      if (to === undefined) throw new ProgramError("name", `There is no label ${label}.`, at);
      step.to = to;
    }
  }
}

import { grow } from "./grown.ts";

/** The number of rows per block: compacting one takes less than a millisecond. */
const ROWS = 4096;

interface Block {
  starts: Uint32Array;
  counts: Uint16Array;
  terms: Uint32Array;
  used: number;
  /** Elements that an edited row no longer uses. */
  unused: number;
}

const newBlock = (): Block => ({
  starts: new Uint32Array(ROWS),
  counts: new Uint16Array(ROWS),
  terms: new Uint32Array(64),
  used: 0,
  unused: 0,
});

/** Stores the term numbers of each row, to remove an edited or deleted row from them. */
export class RowTerms {
  private readonly blocks: Block[] = [];

  get bytes(): number {
    return this.blocks.reduce((sum, { terms }) => sum + terms.byteLength + ROWS * 6, 0);
  }

  /** Returns a view that is valid until the next change. */
  of(row: number): Uint32Array {
    const { starts, counts, terms } = this.blockOf(row);
    const start = starts[row % ROWS] as number;
    return terms.subarray(start, start + (counts[row % ROWS] as number));
  }

  each(row: number, visit: (term: number) => void): void {
    const { starts, counts, terms } = this.blockOf(row);
    const start = starts[row % ROWS] as number;
    const end = start + (counts[row % ROWS] as number);
    for (let index = start; index < end; index++) visit(terms[index] as number);
  }

  set(row: number, terms: readonly number[]): void {
    const block = this.blockOf(row);
    const at = row % ROWS;
    const before = block.counts[at] as number;
    block.counts[at] = terms.length;
    if (terms.length > before) {
      block.unused += before;
      block.starts[at] = block.used;
      block.used += terms.length;
      block.terms = grow(block.terms, block.used);
    } else block.unused += before - terms.length;
    block.terms.set(terms, block.starts[at]);
    if (block.unused > ROWS && block.unused * 2 > block.used) compact(block);
  }

  private blockOf(row: number): Block {
    const at = Math.floor(row / ROWS);
    while (this.blocks.length <= at) this.blocks.push(newBlock());
    return this.blocks[at] as Block;
  }
}

function compact(block: Block): void {
  const usedTerms = new Uint32Array(Math.max(64, block.used - block.unused));
  let used = 0;
  for (let index = 0; index < ROWS; index++) {
    const [start, count] = [block.starts[index] as number, block.counts[index] as number];
    usedTerms.set(block.terms.subarray(start, start + count), used);
    block.starts[index] = used;
    used += count;
  }
  Object.assign(block, { terms: usedTerms, used, unused: 0 });
}

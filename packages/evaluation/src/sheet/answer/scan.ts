type NextToken = "operand" | "after";

/** The end of a formula in a text by Excel's syntax, and what the formula contains. */
export interface ScannedFormula {
  end: number;
  /** Whether each bracket and quotation mark is closed. */
  isWhole: boolean;
  hasCall: boolean;
  hasOperator: boolean;
  /** Whether it names a cell, a range or a column of a table. */
  hasReference: boolean;
}

const SHEET = /(?:'(?:[^'\n]|'')+'|[A-Za-z_][\w.]*)!/y;
const REFERENCE =
  /\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}(?![\w(])|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}(?![\w(])|\$?\d{1,7}:\$?\d{1,7}(?!\w)/y;
const CONSTANT =
  /"(?:[^"]|"")*"|(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?|#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)|(?:TRUE|FALSE)(?![\w(])/iy;
const NAME = /[A-Za-z_\\][\w.\\]*/y;
const CALL = /[A-Z][A-Z0-9.]*\(/y;
const OPERATOR = /<=|>=|<>|[-+*/^&=<>:]/y;
const BLANKS = /\s+/y;

/** The brackets of a structured reference have at most this many characters. */
const LONGEST_REFERENCE = 300;

const CLOSING = new Map(Object.entries({ ")": "(", "}": "{" }));

class Scanner {
  readonly #text: string;
  readonly #open: string[] = [];
  #at: number;
  /** The position after the last character that belongs to the formula. */
  #last: number;
  #goodEnd = -1;
  #hasCall = false;
  #hasOperator = false;
  #hasReference = false;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
    this.#last = start;
  }

  scan(): ScannedFormula | null {
    let wantsOperand = true;
    while (this.#at < this.#text.length) {
      const isAfterBlank = this.#take(BLANKS) !== null;
      const next: NextToken | null = wantsOperand ? this.#operand() : this.#after(isAfterBlank);
      if (next === null) break;
      wantsOperand = next === "operand";
      this.#last = this.#at;
      if (!wantsOperand && this.#open.length === 0) this.#goodEnd = this.#at;
    }
    const isWhole = this.#open.length === 0 && this.#goodEnd > 0;
    const end = isWhole ? this.#goodEnd : this.#last;
    if (!isWhole && this.#open.length === 0) return null;
    const { hasCall, hasOperator, hasReference } = this.#seen;
    return { end, isWhole, hasCall, hasOperator, hasReference };
  }

  get #seen() {
    return { hasCall: this.#hasCall, hasOperator: this.#hasOperator, hasReference: this.#hasReference };
  }

  /** Reads an operand, and returns which kind of token must follow; null if the formula ends here. */
  #operand(): NextToken | null {
    const sign = this.#text[this.#at] ?? "";
    if (sign === "(" || sign === "{") return this.#opened(sign);
    if (sign === "+" || sign === "-" || sign === "@") return this.#step(1, "operand");
    if (this.#open.length > 0 && sign !== "" && ",;)}".includes(sign)) return this.#separated(sign);
    if (sign === "[") return this.#bracket();
    if (this.#take(SHEET) !== null || this.#isAt(REFERENCE)) {
      if (this.#take(REFERENCE) === null) return null;
      this.#hasReference = true;
      return "after";
    }
    if (this.#take(CONSTANT) !== null) return "after";
    return this.#named();
  }

  #named(): NextToken | null {
    const start = this.#at;
    if (this.#take(NAME) === null) return null;
    const sign = this.#text[this.#at];
    if (sign === "(") {
      this.#hasCall = true;
      return this.#opened("(");
    }
    if (sign === "[") return this.#bracket();
    // A single word is prose, except within brackets: a name of LET, or a text without its quotation marks.
    if (this.#open.length > 0) return "after";
    this.#at = start;
    return null;
  }

  #after(isApart: boolean): NextToken | null {
    const sign = this.#text[this.#at] ?? "";
    if (sign === "%" || sign === "#") return this.#step(1, "after");
    if (sign === "(" && !isApart) return this.#opened(sign);
    if (this.#open.length > 0 && sign !== "" && ",;)}\\".includes(sign)) return this.#separated(sign);
    // An equals sign with a blank before it and none after it begins another formula.
    if (sign === "=" && isApart && this.#open.length === 0 && /\S/.test(this.#text[this.#at + 1] ?? "")) return null;
    // A second call on the same line: a space between two ranges is Excel's intersection operator.
    if (isApart && this.#isAt(CALL) && !this.#text.slice(this.#last, this.#at).includes("\n")) return this.#named();
    if (this.#take(OPERATOR) === null) return null;
    this.#hasOperator = true;
    return "operand";
  }

  #separated(sign: string): NextToken | null {
    const opening = CLOSING.get(sign);
    if (opening === undefined) return this.#step(1, "operand");
    if (this.#open.pop() !== opening) return null;
    return this.#step(1, "after");
  }

  #opened(sign: string): "operand" {
    this.#open.push(sign);
    this.#at += 1;
    return "operand";
  }

  /** Reads the brackets of a structured reference. */
  #bracket(): "after" | null {
    let depth = 0;
    const most = Math.min(this.#text.length, this.#at + LONGEST_REFERENCE);
    for (let at = this.#at; at < most; at++) {
      const sign = this.#text[at];
      if (sign === "\n") return null;
      if (sign === "[") depth += 1;
      if (sign === "]" && --depth === 0) {
        this.#hasReference = true;
        this.#at = at + 1;
        return "after";
      }
    }
    return null;
  }

  #step(by: number, next: NextToken): NextToken {
    this.#at += by;
    return next;
  }
  #isAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }
  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }
}

/** Scans the formula that begins at `start`, after its equals sign; null if none begins there. */
export const scanFormula = (text: string, start: number): ScannedFormula | null => new Scanner(text, start).scan();

import { UnsupportedError } from "../../meter.ts";
import type { Session } from "../model/session.ts";
import type { Declared, Module, Procedure } from "../syntax/tree.ts";
import { convertTo, initialOf, isObjectType, toNumber, toText } from "../values/convert.ts";
import { fail, VbaError } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import { Slot } from "../values/ref.ts";
import { long, MISSING, NOTHING, type Num, Obj, RecordValue, type Ref, type Value, VbaArray } from "../values/value.ts";

export interface Loop {
  /** Only for For. */
  limit?: number;
  step?: number;
  kind?: Num["kind"];
  /** Only for For Each. */
  iterator?: Iterator<Value>;
}

/** One call of a procedure. */
export interface Frame {
  procedure: Procedure;
  variables: Map<string, Ref>;
  result: Slot | null;
  loops: Map<number, Loop>;
  slots: Map<number, Value>;
  /** The action on an error: a step to continue at, the next step, or nothing. */
  handler: number | "next" | null;
  /** The step that failed, while its handler runs. */
  failed: number | null;
}

/** The error object of VBA. */
class ErrorObject extends Obj {
  readonly type = "ErrObject";
  override readonly byDefault = "Number";
  number = 0;
  description = "";
  source = "";
  readonly members = ERROR_MEMBERS;

  set(error: VbaError) {
    this.number = error.number;
    this.description = error.message;
    this.source = error.source ?? "VBAProject";
  }

  clear() {
    this.number = 0;
    this.description = "";
    this.source = "";
  }
}

const optionalText = (value: Value | undefined) =>
  value === MISSING || value === undefined ? undefined : toText(value);
const ERROR_MEMBERS = define<ErrorObject>({
  Number: {
    get: (self) => long(self.number),
    set: (self, value) => {
      self.number = toNumber(value);
    },
  },
  Description: {
    get: (self) => self.description,
    set: (self, value) => {
      self.description = toText(value);
    },
  },
  Source: {
    get: (self) => self.source,
    set: (self, value) => {
      self.source = toText(value);
    },
  },
  Clear: method("", (self) => self.clear()),
  Raise: method("Number Source Description HelpFile HelpContext", (_, [number, source, description]) => {
    throw new VbaError(toNumber(number), optionalText(description), optionalText(source));
  }),
});

const SIMPLE = new Set(
  "byte integer long longlong longptr single double currency decimal string boolean date variant object".split(" "),
);
const OBJECTS = new Set(
  "worksheet workbook range application collection dictionary sheets worksheets workbooks listobject listcolumn listrow listobjects font interior borders border filesystemobject folder file name names areas worksheetfunction autofilter pagesetup hyperlink comment chart chartobject pivottable shape window validation sort textstream".split(
    " ",
  ),
);

/** The state of a run: the module's variables, and the parts that need each other. */
export class Machine {
  readonly module: Module;
  readonly session: Session;
  readonly variables = new Map<string, Ref>();
  readonly constants = new Map<string, Value>();
  readonly statics = new Map<Declared, Ref>();
  readonly error = new ErrorObject();
  /** Runs a procedure with its arguments, in the order of its parameters. */
  invoke: (procedure: Procedure, args: Ref[]) => Value = () => undefined;

  constructor(module: Module, session: Session) {
    this.module = module;
    this.session = session;
  }

  /** Returns the conversion to a type. */
  convertTo(type: string): (value: Value) => Value {
    if (this.module.enums.has(type)) return (value) => convertTo("long", value);
    if (!this.module.types.has(type)) return (value) => convertTo(type, value);
    return (value) => (value instanceof RecordValue && value.type === type ? copyOf(value) : fail(13));
  }

  initial(type: string): Value {
    if (this.module.enums.has(type)) return long(0);
    const fields = this.module.types.get(type);
    if (!fields) {
      if (!SIMPLE.has(type) && !OBJECTS.has(type)) throw new UnsupportedError(`the type ${type}`);
      return initialOf(type);
    }
    return new RecordValue(type, new Map(fields.map((field) => [field.name, this.variable(field, [])])));
  }

  /** Creates a variable before any assignment. An array always has bounds, even an empty list. */
  variable({ type, dimensions }: Declared, bounds: (readonly [number, number])[]): Slot {
    const convert = this.convertTo(type);
    if (!dimensions)
      return new Slot(
        type,
        this.initial(type),
        isObjectType(type) && !this.module.types.has(type) && !this.module.enums.has(type) ? objectOf : convert,
      );
    this.session.meter.hold(
      bounds.reduce((n, [low, high]) => n * Math.max(0, high - low + 1), bounds.length > 0 ? 1 : 0),
    );
    const array = new VbaArray(type, bounds, {
      dynamic: dimensions.length === 0,
      convert,
      initial: () => this.initial(type),
    });
    return new Slot(`${type}()`, array, (value) => intoArray(array, value));
  }
}

/** Let needs an object's default member, which `assign` handles first; only an object variable without one is left. */
const objectOf = (value: Value): Value => (value === NOTHING || value instanceof Obj ? value : fail(91));

function intoArray(array: VbaArray, value: Value): Value {
  if (!(value instanceof VbaArray)) return fail(13);
  if (!array.dynamic) return fail(13, "Can't assign to array");
  if (array.type !== value.type) return fail(13);
  return new VbaArray(array.type, value.bounds, { dynamic: true, convert: array.convert, items: [...value.items] });
}

export function copyOf(value: RecordValue): RecordValue {
  const fields = [...value.fields].map(([name, ref]): [string, Ref] => {
    const slot = ref as Slot;
    const inner = slot.value;
    return [
      name,
      slot.with(inner instanceof RecordValue ? copyOf(inner) : inner instanceof VbaArray ? inner.copy() : inner),
    ];
  });
  return new RecordValue(value.type, new Map(fields));
}

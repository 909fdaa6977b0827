import { UnsupportedError } from "../../meter.ts";
import { Dictionary } from "../model/dictionary.ts";
import { FileSystem } from "../model/file-system.ts";
import type { Session } from "../model/session.ts";
import { plainValue, toNumber } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import { long, Obj, type Value } from "../values/value.ts";
import { isGiven, textAt } from "./args.ts";

interface Item {
  key: string | null;
  value: Value;
}

/** VBA's Collection: items by number from 1 or by key. */
class Collection extends Obj {
  readonly type = "Collection";
  override readonly byDefault = "Item";
  readonly session: Session;
  readonly items: Item[] = [];
  readonly members = MEMBERS;

  constructor(session: Session) {
    super();
    this.session = session;
  }

  find(index: Value): number {
    const plain = plainValue(index);
    if (typeof plain === "string") {
      const at = this.items.findIndex(({ key }) => key === plain.toLowerCase());
      return at < 0 ? fail(5) : at;
    }
    const at = Math.round(toNumber(plain)) - 1;
    return at >= 0 && at < this.items.length ? at : fail(9);
  }

  override *iterate(): Generator<Value> {
    for (let i = 0; i < this.items.length; i++) yield this.items[i]?.value;
  }
}

function add(self: Collection, args: Value[]) {
  const key = isGiven(args, 1) ? textAt(args, 1).toLowerCase() : null;
  if (key !== null && self.items.some((item) => item.key === key)) fail(457);
  self.session.meter.hold(1);
  self.session.meter.step(1 + (key === null ? 0 : self.items.length >> 4));
  const before = isGiven(args, 2) ? self.find(args[2]) : isGiven(args, 3) ? self.find(args[3]) + 1 : self.items.length;
  self.items.splice(before, 0, { key, value: args[0] });
}

const MEMBERS = define<Collection>({
  Add: method("Item Key Before After", add),
  Item: { params: "Index", get: (self, [index]) => self.items[self.find(index)]?.value },
  Count: (self) => long(self.items.length),
  Remove: method("Index", (self, [index]) => self.items.splice(self.find(index), 1)),
});

/** Creates an object of an allowed class; any other class could access the machine. */
export function createObject(type: string, session: Session): Value {
  if (type === "collection") return new Collection(session);
  if (type === "dictionary" || type === "scripting.dictionary") return new Dictionary(session);
  if (type === "filesystemobject" || type === "scripting.filesystemobject") return new FileSystem(session);
  throw new UnsupportedError(`CreateObject("${type}")`);
}

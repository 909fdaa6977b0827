import { plainValue, toNumber } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import { listOf, long, Num, Obj, type Value } from "../values/value.ts";
import type { Session } from "./session.ts";

/** Scripting.Dictionary: items by key in the order in which they were added. A text is never the key of a number. */
export class Dictionary extends Obj {
  readonly type = "Dictionary";
  override readonly byDefault = "Item";
  readonly session: Session;
  items = new Map<unknown, { key: Value; value: Value }>();
  compare = 0;
  readonly members = MEMBERS;

  constructor(session: Session) {
    super();
    this.session = session;
  }

  /** Keys are values; a cell as a key is its value. */
  id(given: Value): unknown {
    this.session.meter.step();
    const key = given instanceof Obj && given.byDefault === null ? given : plainValue(given);
    if (key instanceof Num) return key.n;
    return typeof key === "string" ? `"${this.compare === 1 ? key.toLowerCase() : key}` : key;
  }

  put(key: Value, value: Value) {
    const id = this.id(key);
    const knownItem = this.items.get(id);
    if (knownItem) knownItem.value = value;
    else {
      this.session.meter.hold(1);
      this.items.set(id, { key: key instanceof Obj && key.byDefault !== null ? plainValue(key) : key, value });
    }
  }

  override iterate(): Iterator<Value> {
    return [...this.items.values()].map(({ key }) => key)[Symbol.iterator]();
  }
}

const values = (self: Dictionary, of: "key" | "value") => {
  self.session.meter.step(self.items.size);
  return listOf([...self.items.values()].map((item) => item[of]));
};

function rename(self: Dictionary, to: Value, from: Value) {
  const item = self.items.get(self.id(from));
  if (!item) return fail(5);
  if (self.items.has(self.id(to))) return fail(457);
  self.items = new Map(
    [...self.items.values()].map((one) => {
      const key = one === item ? to : one.key;
      return [self.id(key), { key, value: one.value }];
    }),
  );
}

const MEMBERS = define<Dictionary>({
  Item: {
    params: "Key",
    get: (self, [key]) => {
      if (!self.items.has(self.id(key))) self.put(key, undefined);
      return self.items.get(self.id(key))?.value;
    },
    set: (self, value, [key]) => self.put(key, value),
  },
  Add: method("Key Item", (self, [key, value]) => {
    if (self.items.has(self.id(key))) fail(457);
    self.put(key, value instanceof Obj ? value : plainValue(value));
  }),
  Exists: { params: "Key", get: (self, [key]) => self.items.has(self.id(key)) },
  Remove: method("Key", (self, [key]) => self.items.delete(self.id(key)) || fail(32_811, "Element not found")),
  RemoveAll: method("", (self) => {
    self.session.meter.release(self.items.size);
    self.items.clear();
  }),
  Count: (self) => long(self.items.size),
  Keys: (self) => values(self, "key"),
  Items: (self) => values(self, "value"),
  Key: { params: "Key", set: (self, value, [key]) => rename(self, value, key) },
  CompareMode: {
    get: (self) => long(self.compare),
    set: (self, value) => {
      if (self.items.size > 0) fail(5);
      self.compare = toNumber(value);
    },
  },
});

import { define } from "../values/object.ts";
import { type Members, Obj } from "../values/value.ts";

/** Settings of a sheet's tab and of a window that do not affect the workbook's contents. They can be set but not read. */
const SETTINGS = {
  Tab: "Color ColorIndex ThemeColor TintAndShade",
  Window:
    "FreezePanes SplitRow SplitColumn ScrollRow ScrollColumn DisplayGridlines DisplayHeadings DisplayZeros Zoom WindowState View",
};

export class Looks extends Obj {
  readonly type: keyof typeof SETTINGS;
  readonly members: Members;
  constructor(type: keyof typeof SETTINGS) {
    super();
    this.type = type;
    this.members = MEMBERS[type];
  }
}

const settings = (names: string) =>
  define<Looks>(Object.fromEntries(names.split(" ").map((name) => [name, { set: () => undefined }])));

const MEMBERS = { Tab: settings(SETTINGS.Tab), Window: settings(SETTINGS.Window) };

import type { Grid } from "../model/grid.ts";
import { plainValue, toText } from "../values/convert.ts";
import { define } from "../values/object.ts";
import { double, Num, Obj, type Value } from "../values/value.ts";

/** The page settings for printing; the last value of each is stored. */
export class Page extends Obj {
  readonly type = "PageSetup";
  readonly grid: Grid;
  readonly members = MEMBERS;
  constructor(grid: Grid) {
    super();
    this.grid = grid;
  }
}

const NAMES =
  "Zoom FitToPagesWide FitToPagesTall Orientation PaperSize PrintArea PrintTitleRows PrintTitleColumns LeftMargin RightMargin TopMargin BottomMargin HeaderMargin FooterMargin CenterHeader LeftHeader RightHeader CenterFooter LeftFooter RightFooter CenterHorizontally CenterVertically PrintGridlines PrintHeadings BlackAndWhite Draft Order".split(
    " ",
  );

const asValue = (value: string | number | boolean | undefined): Value =>
  typeof value === "number" ? double(value) : (value ?? "");

const setting = (name: string) => ({
  get: (self: Page) => asValue(self.grid.page[name]),
  set: (self: Page, given: Value) => {
    const value = plainValue(given);
    self.grid.page[name] = value instanceof Num ? value.n : typeof value === "boolean" ? value : toText(value);
  },
});

const MEMBERS = define<Page>(Object.fromEntries(NAMES.map((name) => [name, setting(name)])));

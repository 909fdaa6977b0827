/** Words with a special meaning in a query of some dialect; a run of three other words is prose. */
const KEYWORDS = new Set(
  `all and any apply as asc between by case cast collate cross current_date current_timestamp desc distinct else end escape
  except exists extract false fetch filter first following for from full group grouping having ilike in inner intersect interval
  into is join keep last lateral left like limit materialized minus natural next not null nulls of offset on only or order outer
  over partition percent preceding qualify range recursive respect right rollup row rows select separator sets similar some
  ties then to top trim true unbounded union unique using values when where window with within at time zone date timestamp
  ignore asof sample`.split(/\s+/),
);

export const isKeyword = (word: string): boolean => KEYWORDS.has(word.toLowerCase());

const CONTINUING = new Set(
  "where group order having limit union except intersect minus join inner fetch qualify".split(" "),
);

/** Whether a query continues with this word, and prose rarely starts with it. */
export const isContinuing = (word: string): boolean => CONTINUING.has(word.toLowerCase());

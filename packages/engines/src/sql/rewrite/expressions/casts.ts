const TEXTS = new Set("char character varchar nvarchar nchar varchar2 nvarchar2 text string clob bpchar".split(" "));
const WHOLES = new Set(
  "int integer bigint smallint tinyint mediumint signed unsigned int2 int4 int8 hugeint".split(" "),
);
const NUMBERS = new Set(
  "decimal numeric number dec money smallmoney float real double float4 float8 binary_float binary_double".split(" "),
);
const MOMENTS = new Set(
  "datetime datetime2 smalldatetime timestamp timestamptz datetimeoffset bit bool boolean".split(" "),
);
const TYPE = /^([a-z]\w*)(?: [a-z]+){0,4}(?: ?\( ?(\d+|max)(?: ?, ?(\d+))? ?\))?(?: [a-z]+){0,4}$/i;

/** Whether this text names a type: `VARCHAR ( 7 )`. */
export const isType = (text: string): boolean => cast("x", text) !== null;

/** Returns an expression cast to a type of any dialect, or null for an unknown type. */
export function cast(expression: string, type: string): string | null {
  const [, name = "", size, scale] = TYPE.exec(type.trim()) ?? [];
  const word = name.toLowerCase();
  if (TEXTS.has(word)) {
    const text = `CAST(${expression} AS TEXT)`;
    return size && size.toLowerCase() !== "max" ? `SUBSTR(${text}, 1, ${size})` : text;
  }
  if (WHOLES.has(word)) return `CAST(${expression} AS INTEGER)`;
  // SQLite keeps integers, and divides them without decimals.
  if (NUMBERS.has(word)) return scale ? `ROUND((${expression}) * 1.0, ${scale})` : `((${expression}) * 1.0)`;
  if (word === "date") return `date(${expression})`;
  if (word === "time") return `time(${expression})`;
  return MOMENTS.has(word) ? `(${expression})` : null;
}

/** Formats of CONVERT in SQL Server by their number; others leave a date unchanged. */
const STYLES = new Map(
  Object.entries({
    "1": "MM/dd/yy",
    "101": "MM/dd/yyyy",
    "102": "yyyy.MM.dd",
    "103": "dd/MM/yyyy",
    "104": "dd.MM.yyyy",
    "105": "dd-MM-yyyy",
    "106": "dd MMM yyyy",
    "107": "MMM dd, yyyy",
    "110": "MM-dd-yyyy",
    "111": "yyyy/MM/dd",
    "112": "yyyyMMdd",
  }),
);

/** `CONVERT(type, x, style)` of SQL Server and `CONVERT(x, type)` of MySQL. */
export function convertFunction(first: string, second: string, style: string | undefined): string | null {
  if (!isType(first)) return cast(first, second);
  const format = STYLES.get(style ?? "");
  const isText = TEXTS.has(first.split(" ")[0]?.toLowerCase() ?? "");
  return cast(format && isText ? `dryrun_format(${second}, '${format}', 'net')` : second, first);
}

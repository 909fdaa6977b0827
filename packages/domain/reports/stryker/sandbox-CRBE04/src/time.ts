/** The product's clock on every screen and in every mail is India's. */function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
export const ZONE = stryMutAct_9fa48("1168") ? "" : (stryCov_9fa48("1168"), "Asia/Kolkata");
const DATE = new Intl.DateTimeFormat(stryMutAct_9fa48("1169") ? "" : (stryCov_9fa48("1169"), "en-IN"), stryMutAct_9fa48("1170") ? {} : (stryCov_9fa48("1170"), {
  timeZone: ZONE,
  day: stryMutAct_9fa48("1171") ? "" : (stryCov_9fa48("1171"), "numeric"),
  month: stryMutAct_9fa48("1172") ? "" : (stryCov_9fa48("1172"), "short"),
  year: stryMutAct_9fa48("1173") ? "" : (stryCov_9fa48("1173"), "numeric")
}));
const TIME = new Intl.DateTimeFormat(stryMutAct_9fa48("1174") ? "" : (stryCov_9fa48("1174"), "en-IN"), stryMutAct_9fa48("1175") ? {} : (stryCov_9fa48("1175"), {
  timeZone: ZONE,
  hour: stryMutAct_9fa48("1176") ? "" : (stryCov_9fa48("1176"), "numeric"),
  minute: stryMutAct_9fa48("1177") ? "" : (stryCov_9fa48("1177"), "2-digit"),
  hour12: stryMutAct_9fa48("1178") ? false : (stryCov_9fa48("1178"), true)
}));
const MONTH = new Intl.DateTimeFormat(stryMutAct_9fa48("1179") ? "" : (stryCov_9fa48("1179"), "en-IN"), stryMutAct_9fa48("1180") ? {} : (stryCov_9fa48("1180"), {
  timeZone: stryMutAct_9fa48("1181") ? "" : (stryCov_9fa48("1181"), "UTC"),
  month: stryMutAct_9fa48("1182") ? "" : (stryCov_9fa48("1182"), "short"),
  year: stryMutAct_9fa48("1183") ? "" : (stryCov_9fa48("1183"), "numeric")
}));
const WEEKDAY = new Intl.DateTimeFormat(stryMutAct_9fa48("1184") ? "" : (stryCov_9fa48("1184"), "en-IN"), stryMutAct_9fa48("1185") ? {} : (stryCov_9fa48("1185"), {
  timeZone: ZONE,
  weekday: stryMutAct_9fa48("1186") ? "" : (stryCov_9fa48("1186"), "long")
}));
const ISO_DAY = new Intl.DateTimeFormat(stryMutAct_9fa48("1187") ? "" : (stryCov_9fa48("1187"), "en-CA"), stryMutAct_9fa48("1188") ? {} : (stryCov_9fa48("1188"), {
  timeZone: ZONE,
  year: stryMutAct_9fa48("1189") ? "" : (stryCov_9fa48("1189"), "numeric"),
  month: stryMutAct_9fa48("1190") ? "" : (stryCov_9fa48("1190"), "2-digit"),
  day: stryMutAct_9fa48("1191") ? "" : (stryCov_9fa48("1191"), "2-digit")
}));
export const SECOND_MS = 1000;
export const MINUTE_MS = stryMutAct_9fa48("1192") ? 60 / SECOND_MS : (stryCov_9fa48("1192"), 60 * SECOND_MS);
export const HOUR_MS = stryMutAct_9fa48("1193") ? 60 / MINUTE_MS : (stryCov_9fa48("1193"), 60 * MINUTE_MS);
export const DAY_MS = stryMutAct_9fa48("1194") ? 24 / HOUR_MS : (stryCov_9fa48("1194"), 24 * HOUR_MS);

/** 20 Nov 2026, in India. */
export const formatDate = stryMutAct_9fa48("1195") ? () => undefined : (stryCov_9fa48("1195"), (() => {
  const formatDate = (at: Date | string) => DATE.format(new Date(at)).replace(stryMutAct_9fa48("1196") ? "" : (stryCov_9fa48("1196"), "Sept"), stryMutAct_9fa48("1197") ? "" : (stryCov_9fa48("1197"), "Sep"));
  return formatDate;
})());

/** 7:00 pm IST. */
export const formatTime = stryMutAct_9fa48("1198") ? () => undefined : (stryCov_9fa48("1198"), (() => {
  const formatTime = (at: Date | string) => stryMutAct_9fa48("1199") ? `` : (stryCov_9fa48("1199"), `${stryMutAct_9fa48("1200") ? TIME.format(new Date(at)).toUpperCase().replace(/\s/g, " ") : (stryCov_9fa48("1200"), TIME.format(new Date(at)).toLowerCase().replace(stryMutAct_9fa48("1201") ? /\S/g : (stryCov_9fa48("1201"), /\s/g), stryMutAct_9fa48("1202") ? "" : (stryCov_9fa48("1202"), " ")))} IST`);
  return formatTime;
})());

/** Monday, in India; for times less than a week away. */
export const formatWeekday = stryMutAct_9fa48("1203") ? () => undefined : (stryCov_9fa48("1203"), (() => {
  const formatWeekday = (at: Date | string) => WEEKDAY.format(new Date(at));
  return formatWeekday;
})());
export const formatDateTime = stryMutAct_9fa48("1204") ? () => undefined : (stryCov_9fa48("1204"), (() => {
  const formatDateTime = (at: Date | string) => stryMutAct_9fa48("1205") ? `` : (stryCov_9fa48("1205"), `${formatDate(at)}, ${formatTime(at)}`);
  return formatDateTime;
})());

/** "Nov 2026" of a calendar date `YYYY-MM-DD`. */
export const formatMonth = stryMutAct_9fa48("1206") ? () => undefined : (stryCov_9fa48("1206"), (() => {
  const formatMonth = (day: string) => MONTH.format(new Date(stryMutAct_9fa48("1207") ? `` : (stryCov_9fa48("1207"), `${stryMutAct_9fa48("1208") ? day : (stryCov_9fa48("1208"), day.slice(0, 10))}T00:00:00Z`))).replace(stryMutAct_9fa48("1209") ? "" : (stryCov_9fa48("1209"), "Sept"), stryMutAct_9fa48("1210") ? "" : (stryCov_9fa48("1210"), "Sep"));
  return formatMonth;
})());

/** "20 Nov 2026" of a calendar date `YYYY-MM-DD`. */
export const formatDay = stryMutAct_9fa48("1211") ? () => undefined : (stryCov_9fa48("1211"), (() => {
  const formatDay = (day: string) => formatDate(stryMutAct_9fa48("1212") ? `` : (stryCov_9fa48("1212"), `${day}T12:00:00+05:30`));
  return formatDay;
})());

/** "Jun 2021 – Nov 2026" for two calendar dates, if known; "Jun 2021 – present" for what has not ended. */
export const formatMonthSpan = stryMutAct_9fa48("1213") ? () => undefined : (stryCov_9fa48("1213"), (() => {
  const formatMonthSpan = (start: string | null, end: string | null, isCurrent: boolean): string => stryMutAct_9fa48("1214") ? [start && formatMonth(start), isCurrent ? "present" : end && formatMonth(end)].join(" – ") : (stryCov_9fa48("1214"), (stryMutAct_9fa48("1215") ? [] : (stryCov_9fa48("1215"), [stryMutAct_9fa48("1218") ? start || formatMonth(start) : stryMutAct_9fa48("1217") ? false : stryMutAct_9fa48("1216") ? true : (stryCov_9fa48("1216", "1217", "1218"), start && formatMonth(start)), isCurrent ? stryMutAct_9fa48("1219") ? "" : (stryCov_9fa48("1219"), "present") : stryMutAct_9fa48("1222") ? end || formatMonth(end) : stryMutAct_9fa48("1221") ? false : stryMutAct_9fa48("1220") ? true : (stryCov_9fa48("1220", "1221", "1222"), end && formatMonth(end))])).filter(Boolean).join(stryMutAct_9fa48("1223") ? "" : (stryCov_9fa48("1223"), " – ")));
  return formatMonthSpan;
})());

/** The calendar day in India: `YYYY-MM-DD`. */
export const indianDay = stryMutAct_9fa48("1224") ? () => undefined : (stryCov_9fa48("1224"), (() => {
  const indianDay = (at: Date) => ISO_DAY.format(at);
  return indianDay;
})());

/** The instant at which a day in India starts. */
export const startOfIndianDay = stryMutAct_9fa48("1225") ? () => undefined : (stryCov_9fa48("1225"), (() => {
  const startOfIndianDay = (day: string) => new Date(stryMutAct_9fa48("1226") ? `` : (stryCov_9fa48("1226"), `${day}T00:00:00+05:30`));
  return startOfIndianDay;
})());

/** The instant at which a day in India ends. */
export const endOfIndianDay = stryMutAct_9fa48("1227") ? () => undefined : (stryCov_9fa48("1227"), (() => {
  const endOfIndianDay = (day: string) => new Date(stryMutAct_9fa48("1228") ? `` : (stryCov_9fa48("1228"), `${day}T23:59:59.999+05:30`));
  return endOfIndianDay;
})());

/** The instants between which the day in India of `at` lies; the end is the start of the next day. */
export function indianDaySpan(at: Date): {
  start: Date;
  end: Date;
} {
  if (stryMutAct_9fa48("1229")) {
    {}
  } else {
    stryCov_9fa48("1229");
    const end = addMs(endOfIndianDay(indianDay(at)), 1);
    return stryMutAct_9fa48("1230") ? {} : (stryCov_9fa48("1230"), {
      start: addMs(end, stryMutAct_9fa48("1231") ? +DAY_MS : (stryCov_9fa48("1231"), -DAY_MS)),
      end
    });
  }
}

/** India has no daylight saving time. */
const INDIA_OFFSET = stryMutAct_9fa48("1232") ? "" : (stryCov_9fa48("1232"), "+05:30");
const INDIA_OFFSET_MS = stryMutAct_9fa48("1233") ? 5.5 / HOUR_MS : (stryCov_9fa48("1233"), 5.5 * HOUR_MS);

/** `YYYY-MM-DDTHH:mm` as a date and time input shows it, in India whatever the browser's own zone. */
export const toIndianInput = stryMutAct_9fa48("1234") ? () => undefined : (stryCov_9fa48("1234"), (() => {
  const toIndianInput = (at: Date | string) => stryMutAct_9fa48("1235") ? new Date(new Date(at).getTime() + INDIA_OFFSET_MS).toISOString() : (stryCov_9fa48("1235"), new Date(stryMutAct_9fa48("1236") ? new Date(at).getTime() - INDIA_OFFSET_MS : (stryCov_9fa48("1236"), new Date(at).getTime() + INDIA_OFFSET_MS)).toISOString().slice(0, 16));
  return toIndianInput;
})());

/** A value of a date and time input as an instant in India time; null if invalid. */
export function fromIndianInput(typed: string): Date | null {
  if (stryMutAct_9fa48("1237")) {
    {}
  } else {
    stryCov_9fa48("1237");
    const shape = (stryMutAct_9fa48("1255") ? /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\D+)?)?$/ : stryMutAct_9fa48("1254") ? /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d)?)?$/ : stryMutAct_9fa48("1253") ? /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d+))?$/ : stryMutAct_9fa48("1252") ? /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\D{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1251") ? /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d(\.\d+)?)?$/ : stryMutAct_9fa48("1250") ? /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d+)?)$/ : stryMutAct_9fa48("1249") ? /^(\d{4}-\d{2}-\d{2}T\d{2}:\D{2})(:\d{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1248") ? /^(\d{4}-\d{2}-\d{2}T\d{2}:\d)(:\d{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1247") ? /^(\d{4}-\d{2}-\d{2}T\D{2}:\d{2})(:\d{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1246") ? /^(\d{4}-\d{2}-\d{2}T\d:\d{2})(:\d{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1245") ? /^(\d{4}-\d{2}-\D{2}T\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1244") ? /^(\d{4}-\d{2}-\dT\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1243") ? /^(\d{4}-\D{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1242") ? /^(\d{4}-\d-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1241") ? /^(\D{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1240") ? /^(\d-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/ : stryMutAct_9fa48("1239") ? /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d+)?)?/ : stryMutAct_9fa48("1238") ? /(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/ : (stryCov_9fa48("1238", "1239", "1240", "1241", "1242", "1243", "1244", "1245", "1246", "1247", "1248", "1249", "1250", "1251", "1252", "1253", "1254", "1255"), /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/)).exec(stryMutAct_9fa48("1256") ? typed : (stryCov_9fa48("1256"), typed.trim()));
    const at = shape ? new Date(stryMutAct_9fa48("1257") ? `` : (stryCov_9fa48("1257"), `${shape[0]}${INDIA_OFFSET}`)) : new Date(Number.NaN);
    // 30 February would become 2 March.
    return (stryMutAct_9fa48("1260") ? Number.isNaN(at.getTime()) && toIndianInput(at) !== shape?.[1] : stryMutAct_9fa48("1259") ? false : stryMutAct_9fa48("1258") ? true : (stryCov_9fa48("1258", "1259", "1260"), Number.isNaN(at.getTime()) || (stryMutAct_9fa48("1262") ? toIndianInput(at) === shape?.[1] : stryMutAct_9fa48("1261") ? false : (stryCov_9fa48("1261", "1262"), toIndianInput(at) !== (stryMutAct_9fa48("1263") ? shape[1] : (stryCov_9fa48("1263"), shape?.[1])))))) ? null : at;
  }
}
export interface Duration {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}
/** A remaining time as displayed; never below zero. */
export function splitDuration(ms: number): Duration {
  if (stryMutAct_9fa48("1264")) {
    {}
  } else {
    stryCov_9fa48("1264");
    const left = stryMutAct_9fa48("1265") ? Math.min(0, ms) : (stryCov_9fa48("1265"), Math.max(0, ms));
    return stryMutAct_9fa48("1266") ? {} : (stryCov_9fa48("1266"), {
      days: Math.floor(stryMutAct_9fa48("1267") ? left * DAY_MS : (stryCov_9fa48("1267"), left / DAY_MS)),
      hours: Math.floor(stryMutAct_9fa48("1268") ? left % DAY_MS * HOUR_MS : (stryCov_9fa48("1268"), (stryMutAct_9fa48("1269") ? left * DAY_MS : (stryCov_9fa48("1269"), left % DAY_MS)) / HOUR_MS)),
      minutes: Math.floor(stryMutAct_9fa48("1270") ? left % HOUR_MS * MINUTE_MS : (stryCov_9fa48("1270"), (stryMutAct_9fa48("1271") ? left * HOUR_MS : (stryCov_9fa48("1271"), left % HOUR_MS)) / MINUTE_MS)),
      seconds: Math.floor(stryMutAct_9fa48("1272") ? left % MINUTE_MS * SECOND_MS : (stryCov_9fa48("1272"), (stryMutAct_9fa48("1273") ? left * MINUTE_MS : (stryCov_9fa48("1273"), left % MINUTE_MS)) / SECOND_MS))
    });
  }
}
export const addMs = stryMutAct_9fa48("1274") ? () => undefined : (stryCov_9fa48("1274"), (() => {
  const addMs = (at: Date, ms: number) => new Date(stryMutAct_9fa48("1275") ? at.getTime() - ms : (stryCov_9fa48("1275"), at.getTime() + ms));
  return addMs;
})());

/** "2 days ago", coarse on purpose. */
export function formatAge(at: Date | string, now: Date): string {
  if (stryMutAct_9fa48("1276")) {
    {}
  } else {
    stryCov_9fa48("1276");
    const minutes = stryMutAct_9fa48("1277") ? Math.min(0, Math.floor((now.getTime() - new Date(at).getTime()) / MINUTE_MS)) : (stryCov_9fa48("1277"), Math.max(0, Math.floor(stryMutAct_9fa48("1278") ? (now.getTime() - new Date(at).getTime()) * MINUTE_MS : (stryCov_9fa48("1278"), (stryMutAct_9fa48("1279") ? now.getTime() + new Date(at).getTime() : (stryCov_9fa48("1279"), now.getTime() - new Date(at).getTime())) / MINUTE_MS))));
    const say = stryMutAct_9fa48("1280") ? () => undefined : (stryCov_9fa48("1280"), (() => {
      const say = (count: number, unit: string) => stryMutAct_9fa48("1281") ? `` : (stryCov_9fa48("1281"), `${count} ${unit}${(stryMutAct_9fa48("1284") ? count !== 1 : stryMutAct_9fa48("1283") ? false : stryMutAct_9fa48("1282") ? true : (stryCov_9fa48("1282", "1283", "1284"), count === 1)) ? stryMutAct_9fa48("1285") ? "Stryker was here!" : (stryCov_9fa48("1285"), "") : stryMutAct_9fa48("1286") ? "" : (stryCov_9fa48("1286"), "s")} ago`);
      return say;
    })());
    if (stryMutAct_9fa48("1290") ? minutes >= 1 : stryMutAct_9fa48("1289") ? minutes <= 1 : stryMutAct_9fa48("1288") ? false : stryMutAct_9fa48("1287") ? true : (stryCov_9fa48("1287", "1288", "1289", "1290"), minutes < 1)) return stryMutAct_9fa48("1291") ? "" : (stryCov_9fa48("1291"), "just now");
    if (stryMutAct_9fa48("1295") ? minutes >= 60 : stryMutAct_9fa48("1294") ? minutes <= 60 : stryMutAct_9fa48("1293") ? false : stryMutAct_9fa48("1292") ? true : (stryCov_9fa48("1292", "1293", "1294", "1295"), minutes < 60)) return say(minutes, stryMutAct_9fa48("1296") ? "" : (stryCov_9fa48("1296"), "minute"));
    if (stryMutAct_9fa48("1300") ? minutes >= 24 * 60 : stryMutAct_9fa48("1299") ? minutes <= 24 * 60 : stryMutAct_9fa48("1298") ? false : stryMutAct_9fa48("1297") ? true : (stryCov_9fa48("1297", "1298", "1299", "1300"), minutes < (stryMutAct_9fa48("1301") ? 24 / 60 : (stryCov_9fa48("1301"), 24 * 60)))) return say(Math.floor(stryMutAct_9fa48("1302") ? minutes * 60 : (stryCov_9fa48("1302"), minutes / 60)), stryMutAct_9fa48("1303") ? "" : (stryCov_9fa48("1303"), "hour"));
    return say(Math.floor(stryMutAct_9fa48("1304") ? minutes * (24 * 60) : (stryCov_9fa48("1304"), minutes / (stryMutAct_9fa48("1305") ? 24 / 60 : (stryCov_9fa48("1305"), 24 * 60)))), stryMutAct_9fa48("1306") ? "" : (stryCov_9fa48("1306"), "day"));
  }
}

/** Whole seconds as mm:ss. */
export function formatSeconds(seconds: number): string {
  if (stryMutAct_9fa48("1307")) {
    {}
  } else {
    stryCov_9fa48("1307");
    const whole = stryMutAct_9fa48("1308") ? Math.min(0, Math.floor(seconds)) : (stryCov_9fa48("1308"), Math.max(0, Math.floor(seconds)));
    return stryMutAct_9fa48("1309") ? `` : (stryCov_9fa48("1309"), `${Math.floor(stryMutAct_9fa48("1310") ? whole * 60 : (stryCov_9fa48("1310"), whole / 60))}:${String(stryMutAct_9fa48("1311") ? whole * 60 : (stryCov_9fa48("1311"), whole % 60)).padStart(2, stryMutAct_9fa48("1312") ? "" : (stryCov_9fa48("1312"), "0"))}`);
  }
}
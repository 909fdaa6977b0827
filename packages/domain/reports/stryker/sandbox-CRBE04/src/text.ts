function stryNS_9fa48() {
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
import { escapeHtml } from "./html.ts";
export const PREVIEW_WORDS = 20;
const ENTITIES = new Map(Object.entries(stryMutAct_9fa48("1082") ? {} : (stryCov_9fa48("1082"), {
  amp: stryMutAct_9fa48("1083") ? "" : (stryCov_9fa48("1083"), "&"),
  lt: stryMutAct_9fa48("1084") ? "" : (stryCov_9fa48("1084"), "<"),
  gt: stryMutAct_9fa48("1085") ? "" : (stryCov_9fa48("1085"), ">"),
  quot: stryMutAct_9fa48("1086") ? "" : (stryCov_9fa48("1086"), '"'),
  "#39": stryMutAct_9fa48("1087") ? "" : (stryCov_9fa48("1087"), "'"),
  nbsp: stryMutAct_9fa48("1088") ? "" : (stryCov_9fa48("1088"), " ")
})));

/** Tags that can occur within a word or next to punctuation. */
const INLINE = stryMutAct_9fa48("1093") ? /<\/?(?:strong|b|em|i|u|s|code|a)(?:\s[<>]*)?>/gi : stryMutAct_9fa48("1092") ? /<\/?(?:strong|b|em|i|u|s|code|a)(?:\s[^<>])?>/gi : stryMutAct_9fa48("1091") ? /<\/?(?:strong|b|em|i|u|s|code|a)(?:\S[^<>]*)?>/gi : stryMutAct_9fa48("1090") ? /<\/?(?:strong|b|em|i|u|s|code|a)(?:\s[^<>]*)>/gi : stryMutAct_9fa48("1089") ? /<\/(?:strong|b|em|i|u|s|code|a)(?:\s[^<>]*)?>/gi : (stryCov_9fa48("1089", "1090", "1091", "1092", "1093"), /<\/?(?:strong|b|em|i|u|s|code|a)(?:\s[^<>]*)?>/gi);

/** The text of rich text: tags of blocks become spaces, the five entities that the sanitiser writes become characters. */
export const plainText = stryMutAct_9fa48("1094") ? () => undefined : (stryCov_9fa48("1094"), (() => {
  const plainText = (html: string) => stryMutAct_9fa48("1095") ? html.replace(INLINE, "").replace(/<[^<>]*>/g, " ") // without `<` inside, so that the time is linear
  .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES.get(name) ?? " ").replace(/\s+/g, " ") : (stryCov_9fa48("1095"), html.replace(INLINE, stryMutAct_9fa48("1096") ? "Stryker was here!" : (stryCov_9fa48("1096"), "")).replace(stryMutAct_9fa48("1098") ? /<[<>]*>/g : stryMutAct_9fa48("1097") ? /<[^<>]>/g : (stryCov_9fa48("1097", "1098"), /<[^<>]*>/g), stryMutAct_9fa48("1099") ? "" : (stryCov_9fa48("1099"), " ")) // without `<` inside, so that the time is linear
  .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, stryMutAct_9fa48("1100") ? () => undefined : (stryCov_9fa48("1100"), (_, name: string) => stryMutAct_9fa48("1101") ? ENTITIES.get(name) && " " : (stryCov_9fa48("1101"), ENTITIES.get(name) ?? (stryMutAct_9fa48("1102") ? "" : (stryCov_9fa48("1102"), " "))))).replace(stryMutAct_9fa48("1104") ? /\S+/g : stryMutAct_9fa48("1103") ? /\s/g : (stryCov_9fa48("1103", "1104"), /\s+/g), stryMutAct_9fa48("1105") ? "" : (stryCov_9fa48("1105"), " ")).trim());
  return plainText;
})());
const MARKS_AT_END = 40;

/** The first 20 words with markup removed; an ellipsis, after no other mark, where words are left out. */
export function preview(html: string, words = PREVIEW_WORDS): string {
  if (stryMutAct_9fa48("1106")) {
    {}
  } else {
    stryCov_9fa48("1106");
    const all = plainText(html).split(stryMutAct_9fa48("1107") ? "" : (stryCov_9fa48("1107"), " "));
    if (stryMutAct_9fa48("1111") ? all.length > words : stryMutAct_9fa48("1110") ? all.length < words : stryMutAct_9fa48("1109") ? false : stryMutAct_9fa48("1108") ? true : (stryCov_9fa48("1108", "1109", "1110", "1111"), all.length <= words)) return all.join(stryMutAct_9fa48("1112") ? "" : (stryCov_9fa48("1112"), " "));
    return stryMutAct_9fa48("1113") ? `` : (stryCov_9fa48("1113"), `${withoutLastMarks(stryMutAct_9fa48("1114") ? all.join(" ") : (stryCov_9fa48("1114"), all.slice(0, words).join(stryMutAct_9fa48("1115") ? "" : (stryCov_9fa48("1115"), " "))))}…`);
  }
}
function withoutLastMarks(text: string): string {
  if (stryMutAct_9fa48("1116")) {
    {}
  } else {
    stryCov_9fa48("1116");
    let end = text.length;
    while (stryMutAct_9fa48("1118") ? end > text.length - MARKS_AT_END || /[\s.,;:!?…–-]/.test(text[end - 1] ?? "") : stryMutAct_9fa48("1117") ? false : (stryCov_9fa48("1117", "1118"), (stryMutAct_9fa48("1121") ? end <= text.length - MARKS_AT_END : stryMutAct_9fa48("1120") ? end >= text.length - MARKS_AT_END : stryMutAct_9fa48("1119") ? true : (stryCov_9fa48("1119", "1120", "1121"), end > (stryMutAct_9fa48("1122") ? text.length + MARKS_AT_END : (stryCov_9fa48("1122"), text.length - MARKS_AT_END)))) && (stryMutAct_9fa48("1124") ? /[\S.,;:!?…–-]/ : stryMutAct_9fa48("1123") ? /[^\s.,;:!?…–-]/ : (stryCov_9fa48("1123", "1124"), /[\s.,;:!?…–-]/)).test(stryMutAct_9fa48("1125") ? text[end - 1] && "" : (stryCov_9fa48("1125"), text[stryMutAct_9fa48("1126") ? end + 1 : (stryCov_9fa48("1126"), end - 1)] ?? (stryMutAct_9fa48("1127") ? "Stryker was here!" : (stryCov_9fa48("1127"), "")))))) stryMutAct_9fa48("1128") ? end += 1 : (stryCov_9fa48("1128"), end -= 1);
    return stryMutAct_9fa48("1129") ? text : (stryCov_9fa48("1129"), text.slice(0, end));
  }
}

/** Plain text as a paragraph of rich text. */
export const richTextOf = stryMutAct_9fa48("1130") ? () => undefined : (stryCov_9fa48("1130"), (() => {
  const richTextOf = (text: string) => stryMutAct_9fa48("1133") ? text || `<p>${escapeHtml(text)}</p>` : stryMutAct_9fa48("1132") ? false : stryMutAct_9fa48("1131") ? true : (stryCov_9fa48("1131", "1132", "1133"), text && (stryMutAct_9fa48("1134") ? `` : (stryCov_9fa48("1134"), `<p>${escapeHtml(text)}</p>`)));
  return richTextOf;
})());

/** "+91 98765 43210" from the ten stored digits; other texts are returned unchanged. */
export const formatPhone = stryMutAct_9fa48("1135") ? () => undefined : (stryCov_9fa48("1135"), (() => {
  const formatPhone = (digits: string) => digits.replace(stryMutAct_9fa48("1141") ? /^(\d{5})(\D{5})$/ : stryMutAct_9fa48("1140") ? /^(\d{5})(\d)$/ : stryMutAct_9fa48("1139") ? /^(\D{5})(\d{5})$/ : stryMutAct_9fa48("1138") ? /^(\d)(\d{5})$/ : stryMutAct_9fa48("1137") ? /^(\d{5})(\d{5})/ : stryMutAct_9fa48("1136") ? /(\d{5})(\d{5})$/ : (stryCov_9fa48("1136", "1137", "1138", "1139", "1140", "1141"), /^(\d{5})(\d{5})$/), stryMutAct_9fa48("1142") ? "" : (stryCov_9fa48("1142"), "+91 $1 $2"));
  return formatPhone;
})());
const NUMBER = new Intl.NumberFormat(stryMutAct_9fa48("1143") ? "" : (stryCov_9fa48("1143"), "en-IN"));

/** 1,00,000: Indian grouping. */
export const formatNumber = stryMutAct_9fa48("1144") ? () => undefined : (stryCov_9fa48("1144"), (() => {
  const formatNumber = (number: number) => NUMBER.format(number);
  return formatNumber;
})());

/** "1 answer", "3 answers", "1,200 answers". */
export const countOf = stryMutAct_9fa48("1145") ? () => undefined : (stryCov_9fa48("1145"), (() => {
  const countOf = (count: number, one: string, many = stryMutAct_9fa48("1146") ? `` : (stryCov_9fa48("1146"), `${one}s`)) => stryMutAct_9fa48("1147") ? `` : (stryCov_9fa48("1147"), `${formatNumber(count)} ${(stryMutAct_9fa48("1150") ? count !== 1 : stryMutAct_9fa48("1149") ? false : stryMutAct_9fa48("1148") ? true : (stryCov_9fa48("1148", "1149", "1150"), count === 1)) ? one : many}`);
  return countOf;
})());

/** "Just now": capitalises standalone text. */
export const capitalised = stryMutAct_9fa48("1151") ? () => undefined : (stryCov_9fa48("1151"), (() => {
  const capitalised = (words: string) => stryMutAct_9fa48("1152") ? words.charAt(0).toUpperCase() - words.slice(1) : (stryCov_9fa48("1152"), (stryMutAct_9fa48("1154") ? words.toUpperCase() : stryMutAct_9fa48("1153") ? words.charAt(0).toLowerCase() : (stryCov_9fa48("1153", "1154"), words.charAt(0).toUpperCase())) + (stryMutAct_9fa48("1155") ? words : (stryCov_9fa48("1155"), words.slice(1))));
  return capitalised;
})());
const TITLE_OR_INITIAL = stryMutAct_9fa48("1160") ? /^(?:\p{L}|.*\.|dr|mrs|ms|shri|smt)$/iu : stryMutAct_9fa48("1159") ? /^(?:\p{L}|.\.|dr|mrs?|ms|shri|smt)$/iu : stryMutAct_9fa48("1158") ? /^(?:\P{L}|.*\.|dr|mrs?|ms|shri|smt)$/iu : stryMutAct_9fa48("1157") ? /^(?:\p{L}|.*\.|dr|mrs?|ms|shri|smt)/iu : stryMutAct_9fa48("1156") ? /(?:\p{L}|.*\.|dr|mrs?|ms|shri|smt)$/iu : (stryCov_9fa48("1156", "1157", "1158", "1159", "1160"), /^(?:\p{L}|.*\.|dr|mrs?|ms|shri|smt)$/iu);

/** What a mail calls somebody: the first word of the name, without titles and initials. */
export const firstNameOf = stryMutAct_9fa48("1161") ? () => undefined : (stryCov_9fa48("1161"), (() => {
  const firstNameOf = (fullName: string) => stryMutAct_9fa48("1162") ? fullName.trim().split(/\s+/).find(word => !TITLE_OR_INITIAL.test(word)) && fullName : (stryCov_9fa48("1162"), (stryMutAct_9fa48("1163") ? fullName.split(/\s+/).find(word => !TITLE_OR_INITIAL.test(word)) : (stryCov_9fa48("1163"), fullName.trim().split(stryMutAct_9fa48("1165") ? /\S+/ : stryMutAct_9fa48("1164") ? /\s/ : (stryCov_9fa48("1164", "1165"), /\s+/)).find(stryMutAct_9fa48("1166") ? () => undefined : (stryCov_9fa48("1166"), word => stryMutAct_9fa48("1167") ? TITLE_OR_INITIAL.test(word) : (stryCov_9fa48("1167"), !TITLE_OR_INITIAL.test(word)))))) ?? fullName);
  return firstNameOf;
})());
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
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { aboutness } from "../prose/topic.ts";
import { tokensOf, withoutSpans } from "../reading/tokens.ts";
import type { ResultFlag } from "../result.ts";
import { programsIn } from "../run/programs.ts";
import { formulasIn } from "../sheet/answer/find-formulas.ts";
import { hasQuery } from "../sql/answer/has-query.ts";
import { macrosIn } from "../vba/find-modules.ts";
import { copiedFromQuestion, copiedFromUs, isSeenBefore, type Span } from "./copies.ts";
import { doesNotKnow } from "./do-not-know.ts";
import { isInForeignScript } from "./foreign-script.ts";
import { injectionsIn } from "./injection.ts";
import { isWordSalad } from "./word-salad.ts";
export interface Gated {
  flags: ResultFlag[];
  /** The answer with everything that must not earn credit made blank, all places kept. */
  text: string;
}

/** Shorter answers may be about anything; up to `SURE_FROM_WORDS` they must be far more like another question. */
const ABOUT_FROM_WORDS = 25;
const SURE_FROM_WORDS = 40;
const LEAST_ABOUT_SHORT = 0.5;
/** With 37 prose questions no honest answer was below 0.77; each question more brings others nearer. Model answers of others are copies anyway. */
const LEAST_ABOUT = 0.68;
/** A story has its own words: honest ones are as low as 0.64. */
const LEAST_ABOUT_OF_STORY = 0.6;
export interface GateOptions {
  /** The bank's own answers are graded, which say what the product says. */
  mayRepeatUs?: boolean;
}

/** Fewer words than these that are left beside what is copied are no answer. */
const FEW_WORDS = 5;

/**
 * Detects what is no answer: empty text, the question itself, the product's own texts, words that make no sentences, an answer to another question, text addressed to the
 * grader. A program is what it does: it is neither a copy nor a salad.
 */
export function gate(question: InterviewQuestion, answer: string, {
  mayRepeatUs = stryMutAct_9fa48("0") ? true : (stryCov_9fa48("0"), false)
}: GateOptions = {}): Gated {
  if (stryMutAct_9fa48("1")) {
    {}
  } else {
    stryCov_9fa48("1");
    const words = tokensOf(answer);
    if (stryMutAct_9fa48("4") ? words.length === 0 && doesNotKnow(answer, words) : stryMutAct_9fa48("3") ? false : stryMutAct_9fa48("2") ? true : (stryCov_9fa48("2", "3", "4"), (stryMutAct_9fa48("6") ? words.length !== 0 : stryMutAct_9fa48("5") ? false : (stryCov_9fa48("5", "6"), words.length === 0)) || doesNotKnow(answer, words))) return stryMutAct_9fa48("7") ? {} : (stryCov_9fa48("7"), {
      flags: stryMutAct_9fa48("8") ? [] : (stryCov_9fa48("8"), [stryMutAct_9fa48("9") ? "" : (stryCov_9fa48("9"), "empty")]),
      text: stryMutAct_9fa48("10") ? "Stryker was here!" : (stryCov_9fa48("10"), "")
    });
    const flags: ResultFlag[] = stryMutAct_9fa48("11") ? ["Stryker was here"] : (stryCov_9fa48("11"), []);
    const {
      exec
    } = question.rubric;
    const injected = injectionsIn(answer, stryMutAct_9fa48("12") ? () => undefined : (stryCov_9fa48("12"), text => exec ? programsIn(exec.kind, text) : stryMutAct_9fa48("13") ? ["Stryker was here"] : (stryCov_9fa48("13"), [])));
    if (stryMutAct_9fa48("17") ? injected.length <= 0 : stryMutAct_9fa48("16") ? injected.length >= 0 : stryMutAct_9fa48("15") ? false : stryMutAct_9fa48("14") ? true : (stryCov_9fa48("14", "15", "16", "17"), injected.length > 0)) flags.push(stryMutAct_9fa48("19") ? "" : (stryCov_9fa48("19"), "injection"));
    const isProse = stryMutAct_9fa48("22") ? exec !== undefined : stryMutAct_9fa48("21") ? false : stryMutAct_9fa48("20") ? true : (stryCov_9fa48("20", "21", "22"), exec === undefined);
    // What a program shows may be in the question's words, and it does not run without them.
    const isProgram = stryMutAct_9fa48("25") ? hasQuery(answer) && exec?.kind === "vba" && macrosIn(answer).length > 0 : stryMutAct_9fa48("24") ? false : stryMutAct_9fa48("23") ? true : (stryCov_9fa48("23", "24", "25"), hasQuery(answer) || (stryMutAct_9fa48("27") ? exec?.kind === "vba" || macrosIn(answer).length > 0 : stryMutAct_9fa48("26") ? false : (stryCov_9fa48("26", "27"), (stryMutAct_9fa48("29") ? exec?.kind !== "vba" : stryMutAct_9fa48("28") ? true : (stryCov_9fa48("28", "29"), (stryMutAct_9fa48("30") ? exec.kind : (stryCov_9fa48("30"), exec?.kind)) === (stryMutAct_9fa48("31") ? "" : (stryCov_9fa48("31"), "vba")))) && (stryMutAct_9fa48("34") ? macrosIn(answer).length <= 0 : stryMutAct_9fa48("33") ? macrosIn(answer).length >= 0 : stryMutAct_9fa48("32") ? true : (stryCov_9fa48("32", "33", "34"), macrosIn(answer).length > 0)))));
    const repeated = isProgram ? stryMutAct_9fa48("35") ? ["Stryker was here"] : (stryCov_9fa48("35"), []) : copiedFromQuestion(answer, question.prompt).flatMap(stryMutAct_9fa48("36") ? () => undefined : (stryCov_9fa48("36"), line => aroundFormulas(answer, line)));
    const ours = (stryMutAct_9fa48("39") ? isProse || !mayRepeatUs : stryMutAct_9fa48("38") ? false : stryMutAct_9fa48("37") ? true : (stryCov_9fa48("37", "38", "39"), isProse && (stryMutAct_9fa48("40") ? mayRepeatUs : (stryCov_9fa48("40"), !mayRepeatUs)))) ? copiedFromUs(answer, question) : stryMutAct_9fa48("41") ? ["Stryker was here"] : (stryCov_9fa48("41"), []);
    const text = withoutSpans(answer, stryMutAct_9fa48("42") ? [] : (stryCov_9fa48("42"), [...injected, ...repeated, ...ours]));
    const left = tokensOf(text).length;
    if (stryMutAct_9fa48("45") ? repeated.length > 0 && ours.length === 0 || left < FEW_WORDS : stryMutAct_9fa48("44") ? false : stryMutAct_9fa48("43") ? true : (stryCov_9fa48("43", "44", "45"), (stryMutAct_9fa48("47") ? repeated.length > 0 || ours.length === 0 : stryMutAct_9fa48("46") ? true : (stryCov_9fa48("46", "47"), (stryMutAct_9fa48("50") ? repeated.length <= 0 : stryMutAct_9fa48("49") ? repeated.length >= 0 : stryMutAct_9fa48("48") ? true : (stryCov_9fa48("48", "49", "50"), repeated.length > 0)) && (stryMutAct_9fa48("52") ? ours.length !== 0 : stryMutAct_9fa48("51") ? true : (stryCov_9fa48("51", "52"), ours.length === 0)))) && (stryMutAct_9fa48("55") ? left >= FEW_WORDS : stryMutAct_9fa48("54") ? left <= FEW_WORDS : stryMutAct_9fa48("53") ? true : (stryCov_9fa48("53", "54", "55"), left < FEW_WORDS)))) flags.push(stryMutAct_9fa48("57") ? "" : (stryCov_9fa48("57"), "question_copy"));
    if (stryMutAct_9fa48("60") ? ours.length > 0 || left < words.length / 2 : stryMutAct_9fa48("59") ? false : stryMutAct_9fa48("58") ? true : (stryCov_9fa48("58", "59", "60"), (stryMutAct_9fa48("63") ? ours.length <= 0 : stryMutAct_9fa48("62") ? ours.length >= 0 : stryMutAct_9fa48("61") ? true : (stryCov_9fa48("61", "62", "63"), ours.length > 0)) && (stryMutAct_9fa48("66") ? left >= words.length / 2 : stryMutAct_9fa48("65") ? left <= words.length / 2 : stryMutAct_9fa48("64") ? true : (stryCov_9fa48("64", "65", "66"), left < (stryMutAct_9fa48("67") ? words.length * 2 : (stryCov_9fa48("67"), words.length / 2)))))) flags.push(stryMutAct_9fa48("69") ? "" : (stryCov_9fa48("69"), "copied"));
    if (stryMutAct_9fa48("72") ? isProse || isSeenBefore(words, question) : stryMutAct_9fa48("71") ? false : stryMutAct_9fa48("70") ? true : (stryCov_9fa48("70", "71", "72"), isProse && isSeenBefore(words, question))) flags.push(stryMutAct_9fa48("74") ? "" : (stryCov_9fa48("74"), "seen_before"));
    const isRead = stryMutAct_9fa48("77") ? isProse || !isInForeignScript(text) : stryMutAct_9fa48("76") ? false : stryMutAct_9fa48("75") ? true : (stryCov_9fa48("75", "76", "77"), isProse && (stryMutAct_9fa48("78") ? isInForeignScript(text) : (stryCov_9fa48("78"), !isInForeignScript(text))));
    if (stryMutAct_9fa48("81") ? isRead && left > 0 || isWordSalad(text) : stryMutAct_9fa48("80") ? false : stryMutAct_9fa48("79") ? true : (stryCov_9fa48("79", "80", "81"), (stryMutAct_9fa48("83") ? isRead || left > 0 : stryMutAct_9fa48("82") ? true : (stryCov_9fa48("82", "83"), isRead && (stryMutAct_9fa48("86") ? left <= 0 : stryMutAct_9fa48("85") ? left >= 0 : stryMutAct_9fa48("84") ? true : (stryCov_9fa48("84", "85", "86"), left > 0)))) && isWordSalad(text))) flags.push(stryMutAct_9fa48("88") ? "" : (stryCov_9fa48("88"), "word_salad"));else if (stryMutAct_9fa48("91") ? isRead || isAboutAnother(question, text, left) : stryMutAct_9fa48("90") ? false : stryMutAct_9fa48("89") ? true : (stryCov_9fa48("89", "90", "91"), isRead && isAboutAnother(question, text, left))) flags.push(stryMutAct_9fa48("93") ? "" : (stryCov_9fa48("93"), "off_topic"));
    return stryMutAct_9fa48("94") ? {} : (stryCov_9fa48("94"), {
      flags,
      text
    });
  }
}

/** The parts of a copied line before and after its formulas: a formula has more to it than the cells that the question names. */
function aroundFormulas(answer: string, {
  start,
  end
}: Span): Span[] {
  if (stryMutAct_9fa48("95")) {
    {}
  } else {
    stryCov_9fa48("95");
    const formulas = stryMutAct_9fa48("96") ? formulasIn(answer.slice(start, end)) : (stryCov_9fa48("96"), formulasIn(stryMutAct_9fa48("97") ? answer : (stryCov_9fa48("97"), answer.slice(start, end))).filter(stryMutAct_9fa48("98") ? () => undefined : (stryCov_9fa48("98"), ({
      quote
    }) => stryMutAct_9fa48("101") ? quote.text.includes("(") || quote.text.startsWith("=") : stryMutAct_9fa48("100") ? false : stryMutAct_9fa48("99") ? true : (stryCov_9fa48("99", "100", "101"), quote.text.includes(stryMutAct_9fa48("102") ? "" : (stryCov_9fa48("102"), "(")) && (stryMutAct_9fa48("103") ? quote.text.endsWith("=") : (stryCov_9fa48("103"), quote.text.startsWith(stryMutAct_9fa48("104") ? "" : (stryCov_9fa48("104"), "="))))))));
    const ends = stryMutAct_9fa48("105") ? [] : (stryCov_9fa48("105"), [start, ...formulas.map(stryMutAct_9fa48("106") ? () => undefined : (stryCov_9fa48("106"), ({
      quote
    }) => stryMutAct_9fa48("107") ? start - quote.end : (stryCov_9fa48("107"), start + quote.end)))]);
    return ends.map(stryMutAct_9fa48("108") ? () => undefined : (stryCov_9fa48("108"), (from, at) => stryMutAct_9fa48("109") ? {} : (stryCov_9fa48("109"), {
      start: from,
      end: stryMutAct_9fa48("110") ? start - (formulas[at]?.quote.start ?? end - start) : (stryCov_9fa48("110"), start + (stryMutAct_9fa48("111") ? formulas[at]?.quote.start && end - start : (stryCov_9fa48("111"), (stryMutAct_9fa48("112") ? formulas[at].quote.start : (stryCov_9fa48("112"), formulas[at]?.quote.start)) ?? (stryMutAct_9fa48("113") ? end + start : (stryCov_9fa48("113"), end - start)))))
    })));
  }
}
function isAboutAnother(question: InterviewQuestion, text: string, words: number): boolean {
  if (stryMutAct_9fa48("114")) {
    {}
  } else {
    stryCov_9fa48("114");
    if (stryMutAct_9fa48("118") ? words >= ABOUT_FROM_WORDS : stryMutAct_9fa48("117") ? words <= ABOUT_FROM_WORDS : stryMutAct_9fa48("116") ? false : stryMutAct_9fa48("115") ? true : (stryCov_9fa48("115", "116", "117", "118"), words < ABOUT_FROM_WORDS)) return stryMutAct_9fa48("119") ? true : (stryCov_9fa48("119"), false);
    const least = (stryMutAct_9fa48("122") ? question.topic !== "behavioural" : stryMutAct_9fa48("121") ? false : stryMutAct_9fa48("120") ? true : (stryCov_9fa48("120", "121", "122"), question.topic === (stryMutAct_9fa48("123") ? "" : (stryCov_9fa48("123"), "behavioural")))) ? LEAST_ABOUT_OF_STORY : LEAST_ABOUT;
    return stryMutAct_9fa48("127") ? aboutness(question, text) >= (words < SURE_FROM_WORDS ? LEAST_ABOUT_SHORT : least) : stryMutAct_9fa48("126") ? aboutness(question, text) <= (words < SURE_FROM_WORDS ? LEAST_ABOUT_SHORT : least) : stryMutAct_9fa48("125") ? false : stryMutAct_9fa48("124") ? true : (stryCov_9fa48("124", "125", "126", "127"), aboutness(question, text) < ((stryMutAct_9fa48("131") ? words >= SURE_FROM_WORDS : stryMutAct_9fa48("130") ? words <= SURE_FROM_WORDS : stryMutAct_9fa48("129") ? false : stryMutAct_9fa48("128") ? true : (stryCov_9fa48("128", "129", "130", "131"), words < SURE_FROM_WORDS)) ? LEAST_ABOUT_SHORT : least));
  }
}
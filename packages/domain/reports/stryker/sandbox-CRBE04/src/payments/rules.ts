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
import type { ErrorCode } from "../errors.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../time.ts";
import { CREDIT_PACKS, type OrderKind, type OrderStatus, RECONCILE_AFTER_MINUTES, RECONCILE_FOR_DAYS } from "./limits.ts";

/** The price of this many credits in rupees, or null where no pack has them. */
export const priceOfCredits = stryMutAct_9fa48("725") ? () => undefined : (stryCov_9fa48("725"), (() => {
  const priceOfCredits = (credits: number): number | null => stryMutAct_9fa48("726") ? CREDIT_PACKS.find(pack => pack.credits === credits)?.amount && null : (stryCov_9fa48("726"), (stryMutAct_9fa48("727") ? CREDIT_PACKS.find(pack => pack.credits === credits).amount : (stryCov_9fa48("727"), CREDIT_PACKS.find(stryMutAct_9fa48("728") ? () => undefined : (stryCov_9fa48("728"), pack => stryMutAct_9fa48("731") ? pack.credits !== credits : stryMutAct_9fa48("730") ? false : stryMutAct_9fa48("729") ? true : (stryCov_9fa48("729", "730", "731"), pack.credits === credits)))?.amount)) ?? null);
  return priceOfCredits;
})());

/** Why an order is refused: the client's amount is not the price. */
export const refusalOfAmount = stryMutAct_9fa48("732") ? () => undefined : (stryCov_9fa48("732"), (() => {
  const refusalOfAmount = (amount: number, price: number): ErrorCode | null => (stryMutAct_9fa48("735") ? amount !== price : stryMutAct_9fa48("734") ? false : stryMutAct_9fa48("733") ? true : (stryCov_9fa48("733", "734", "735"), amount === price)) ? null : stryMutAct_9fa48("736") ? "" : (stryCov_9fa48("736"), "PRICE_CHANGED");
  return refusalOfAmount;
})());

/** The text that the provider signs with the key's secret. */
export const signedText = stryMutAct_9fa48("737") ? () => undefined : (stryCov_9fa48("737"), (() => {
  const signedText = (orderId: string, paymentId: string) => stryMutAct_9fa48("738") ? `` : (stryCov_9fa48("738"), `${orderId}|${paymentId}`);
  return signedText;
})());
const TITLES: Record<Exclude<OrderKind, "credits">, string> = stryMutAct_9fa48("739") ? {} : (stryCov_9fa48("739"), {
  course: stryMutAct_9fa48("740") ? "" : (stryCov_9fa48("740"), "Data Analyst Course"),
  masterclass: stryMutAct_9fa48("741") ? "" : (stryCov_9fa48("741"), "Data Analyst Masterclass")
});

/** A receipt's line: "10 interview credits". */
export const describeOrder = stryMutAct_9fa48("742") ? () => undefined : (stryCov_9fa48("742"), (() => {
  const describeOrder = (kind: OrderKind, credits: number | null) => (stryMutAct_9fa48("745") ? kind !== "credits" : stryMutAct_9fa48("744") ? false : stryMutAct_9fa48("743") ? true : (stryCov_9fa48("743", "744", "745"), kind === (stryMutAct_9fa48("746") ? "" : (stryCov_9fa48("746"), "credits")))) ? stryMutAct_9fa48("747") ? `` : (stryCov_9fa48("747"), `${stryMutAct_9fa48("748") ? credits && 0 : (stryCov_9fa48("748"), credits ?? 0)} interview credits`) : TITLES[kind];
  return describeOrder;
})());

/** Whether to query the provider for this order, because its result is missing. */
export function isToReconcile({
  status,
  createdAt
}: {
  status: OrderStatus;
  createdAt: Date;
}, now: Date): boolean {
  if (stryMutAct_9fa48("749")) {
    {}
  } else {
    stryCov_9fa48("749");
    const isOpen = stryMutAct_9fa48("752") ? status === "created" && status === "failed" : stryMutAct_9fa48("751") ? false : stryMutAct_9fa48("750") ? true : (stryCov_9fa48("750", "751", "752"), (stryMutAct_9fa48("754") ? status !== "created" : stryMutAct_9fa48("753") ? false : (stryCov_9fa48("753", "754"), status === (stryMutAct_9fa48("755") ? "" : (stryCov_9fa48("755"), "created")))) || (stryMutAct_9fa48("757") ? status !== "failed" : stryMutAct_9fa48("756") ? false : (stryCov_9fa48("756", "757"), status === (stryMutAct_9fa48("758") ? "" : (stryCov_9fa48("758"), "failed")))));
    const from = addMs(createdAt, stryMutAct_9fa48("759") ? RECONCILE_AFTER_MINUTES / MINUTE_MS : (stryCov_9fa48("759"), RECONCILE_AFTER_MINUTES * MINUTE_MS));
    return stryMutAct_9fa48("762") ? isOpen && now >= from || now <= addMs(createdAt, RECONCILE_FOR_DAYS * DAY_MS) : stryMutAct_9fa48("761") ? false : stryMutAct_9fa48("760") ? true : (stryCov_9fa48("760", "761", "762"), (stryMutAct_9fa48("764") ? isOpen || now >= from : stryMutAct_9fa48("763") ? true : (stryCov_9fa48("763", "764"), isOpen && (stryMutAct_9fa48("767") ? now < from : stryMutAct_9fa48("766") ? now > from : stryMutAct_9fa48("765") ? true : (stryCov_9fa48("765", "766", "767"), now >= from)))) && (stryMutAct_9fa48("770") ? now > addMs(createdAt, RECONCILE_FOR_DAYS * DAY_MS) : stryMutAct_9fa48("769") ? now < addMs(createdAt, RECONCILE_FOR_DAYS * DAY_MS) : stryMutAct_9fa48("768") ? true : (stryCov_9fa48("768", "769", "770"), now <= addMs(createdAt, stryMutAct_9fa48("771") ? RECONCILE_FOR_DAYS / DAY_MS : (stryCov_9fa48("771"), RECONCILE_FOR_DAYS * DAY_MS)))));
  }
}
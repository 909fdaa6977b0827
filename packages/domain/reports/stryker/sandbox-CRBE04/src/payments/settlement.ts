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
import type { OrderStatus, RefundReason, RefundStatus } from "./limits.ts";

/** A provider's event, from the browser or by webhook; a lost dispute counts as a refund. */
export const WEBHOOK_EVENTS = {
  "payment.captured": "captured",
  "payment.failed": "failed",
  "refund.created": "refund-created",
  "refund.processed": "refund-processed",
  "refund.failed": "refund-failed",
  "payment.dispute.created": "refund-created",
  "payment.dispute.under_review": "refund-created",
  "payment.dispute.action_required": "refund-created",
  "payment.dispute.lost": "refund-processed",
  "payment.dispute.won": "refund-failed",
  "payment.dispute.closed": "refund-failed"
} as const;
export type PaymentEvent = typeof WEBHOOK_EVENTS[keyof typeof WEBHOOK_EVENTS];
/** The known data of a payment and of its refunds. */
export type ChargeEvent = "captured" | "failed";
export type RefundEvent = Exclude<PaymentEvent, ChargeEvent>;
export const isRefundEvent = stryMutAct_9fa48("772") ? () => undefined : (stryCov_9fa48("772"), (() => {
  const isRefundEvent = (event: PaymentEvent): event is RefundEvent => stryMutAct_9fa48("773") ? event.endsWith("refund-") : (stryCov_9fa48("773"), event.startsWith(stryMutAct_9fa48("774") ? "" : (stryCov_9fa48("774"), "refund-")));
  return isRefundEvent;
})());

/** How far the event's payment is known; null when this is its first event. */
export type PaymentStatus = "captured" | "failed" | "refunded" | null;
export interface Order {
  status: OrderStatus;
  /** The payment that settled it. */
  paymentId: string | null;
}

/** The effects in the same transaction: ledger rows, deliveries, their reversal, or the refund of a duplicate payment. */
export type Effect = "book-payment" | "book-refund" | "fulfil" | "reverse" | "return-payment";
export interface Settlement {
  order: Order;
  payment: PaymentStatus;
  effects: Effect[];
}
export interface Charge {
  event: ChargeEvent;
  paymentId: string;
  /** Of the order's whole amount. */
  isWhole: boolean;
}

/**
 * Events come more than once and in any order: an order is fulfilled once, and no payment is kept without it. One that is not of
 * the whole order buys nothing.
 */
export function settleCharge(order: Order, payment: PaymentStatus, {
  event,
  paymentId,
  isWhole
}: Charge): Settlement {
  if (stryMutAct_9fa48("775")) {
    {}
  } else {
    stryCov_9fa48("775");
    const isOpen = stryMutAct_9fa48("778") ? order.status === "created" && order.status === "failed" : stryMutAct_9fa48("777") ? false : stryMutAct_9fa48("776") ? true : (stryCov_9fa48("776", "777", "778"), (stryMutAct_9fa48("780") ? order.status !== "created" : stryMutAct_9fa48("779") ? false : (stryCov_9fa48("779", "780"), order.status === (stryMutAct_9fa48("781") ? "" : (stryCov_9fa48("781"), "created")))) || (stryMutAct_9fa48("783") ? order.status !== "failed" : stryMutAct_9fa48("782") ? false : (stryCov_9fa48("782", "783"), order.status === (stryMutAct_9fa48("784") ? "" : (stryCov_9fa48("784"), "failed")))));
    if (stryMutAct_9fa48("787") ? event !== "failed" : stryMutAct_9fa48("786") ? false : stryMutAct_9fa48("785") ? true : (stryCov_9fa48("785", "786", "787"), event === (stryMutAct_9fa48("788") ? "" : (stryCov_9fa48("788"), "failed")))) {
      if (stryMutAct_9fa48("789")) {
        {}
      } else {
        stryCov_9fa48("789");
        if (stryMutAct_9fa48("792") ? payment === null : stryMutAct_9fa48("791") ? false : stryMutAct_9fa48("790") ? true : (stryCov_9fa48("790", "791", "792"), payment !== null)) return stryMutAct_9fa48("793") ? {} : (stryCov_9fa48("793"), {
          order,
          payment,
          effects: stryMutAct_9fa48("794") ? ["Stryker was here"] : (stryCov_9fa48("794"), [])
        });
        const status = (stryMutAct_9fa48("797") ? order.status !== "created" : stryMutAct_9fa48("796") ? false : stryMutAct_9fa48("795") ? true : (stryCov_9fa48("795", "796", "797"), order.status === (stryMutAct_9fa48("798") ? "" : (stryCov_9fa48("798"), "created")))) ? stryMutAct_9fa48("799") ? "" : (stryCov_9fa48("799"), "failed") : order.status;
        return stryMutAct_9fa48("800") ? {} : (stryCov_9fa48("800"), {
          order: stryMutAct_9fa48("801") ? {} : (stryCov_9fa48("801"), {
            ...order,
            status
          }),
          payment: stryMutAct_9fa48("802") ? "" : (stryCov_9fa48("802"), "failed"),
          effects: stryMutAct_9fa48("803") ? ["Stryker was here"] : (stryCov_9fa48("803"), [])
        });
      }
    }
    if (stryMutAct_9fa48("806") ? payment === "captured" && payment === "refunded" : stryMutAct_9fa48("805") ? false : stryMutAct_9fa48("804") ? true : (stryCov_9fa48("804", "805", "806"), (stryMutAct_9fa48("808") ? payment !== "captured" : stryMutAct_9fa48("807") ? false : (stryCov_9fa48("807", "808"), payment === (stryMutAct_9fa48("809") ? "" : (stryCov_9fa48("809"), "captured")))) || (stryMutAct_9fa48("811") ? payment !== "refunded" : stryMutAct_9fa48("810") ? false : (stryCov_9fa48("810", "811"), payment === (stryMutAct_9fa48("812") ? "" : (stryCov_9fa48("812"), "refunded")))))) return stryMutAct_9fa48("813") ? {} : (stryCov_9fa48("813"), {
      order,
      payment,
      effects: stryMutAct_9fa48("814") ? ["Stryker was here"] : (stryCov_9fa48("814"), [])
    });
    if (stryMutAct_9fa48("817") ? isOpen || isWhole : stryMutAct_9fa48("816") ? false : stryMutAct_9fa48("815") ? true : (stryCov_9fa48("815", "816", "817"), isOpen && isWhole)) return stryMutAct_9fa48("818") ? {} : (stryCov_9fa48("818"), {
      order: stryMutAct_9fa48("819") ? {} : (stryCov_9fa48("819"), {
        status: stryMutAct_9fa48("820") ? "" : (stryCov_9fa48("820"), "paid"),
        paymentId
      }),
      payment: stryMutAct_9fa48("821") ? "" : (stryCov_9fa48("821"), "captured"),
      effects: stryMutAct_9fa48("822") ? [] : (stryCov_9fa48("822"), [stryMutAct_9fa48("823") ? "" : (stryCov_9fa48("823"), "book-payment"), stryMutAct_9fa48("824") ? "" : (stryCov_9fa48("824"), "fulfil")])
    });
    return stryMutAct_9fa48("825") ? {} : (stryCov_9fa48("825"), {
      order: isOpen ? stryMutAct_9fa48("826") ? {} : (stryCov_9fa48("826"), {
        ...order,
        status: stryMutAct_9fa48("827") ? "" : (stryCov_9fa48("827"), "failed")
      }) : order,
      payment: stryMutAct_9fa48("828") ? "" : (stryCov_9fa48("828"), "captured"),
      effects: stryMutAct_9fa48("829") ? [] : (stryCov_9fa48("829"), [stryMutAct_9fa48("830") ? "" : (stryCov_9fa48("830"), "book-payment"), stryMutAct_9fa48("831") ? "" : (stryCov_9fa48("831"), "return-payment")])
    });
  }
}
export interface Refund {
  paymentId: string;
  /** The payment is of the order's whole amount. */
  isWhole: boolean;
  /** With this refund all of the payment is back. */
  isLast: boolean;
}

/**
 * A refund, or a lost dispute, that is processed and not booked yet. One that overtakes the event of its own payment books both;
 * nothing is handed out for money that is back. Where a part is back, the order stays paid.
 */
export function settleRefund(order: Order, payment: PaymentStatus, {
  paymentId,
  isWhole,
  isLast
}: Refund): Settlement {
  if (stryMutAct_9fa48("832")) {
    {}
  } else {
    stryCov_9fa48("832");
    if (stryMutAct_9fa48("835") ? payment !== "refunded" : stryMutAct_9fa48("834") ? false : stryMutAct_9fa48("833") ? true : (stryCov_9fa48("833", "834", "835"), payment === (stryMutAct_9fa48("836") ? "" : (stryCov_9fa48("836"), "refunded")))) return stryMutAct_9fa48("837") ? {} : (stryCov_9fa48("837"), {
      order,
      payment,
      effects: stryMutAct_9fa48("838") ? ["Stryker was here"] : (stryCov_9fa48("838"), [])
    });
    const isKnown = stryMutAct_9fa48("841") ? payment !== "captured" : stryMutAct_9fa48("840") ? false : stryMutAct_9fa48("839") ? true : (stryCov_9fa48("839", "840", "841"), payment === (stryMutAct_9fa48("842") ? "" : (stryCov_9fa48("842"), "captured")));
    const isOpen = stryMutAct_9fa48("845") ? order.status === "created" && order.status === "failed" : stryMutAct_9fa48("844") ? false : stryMutAct_9fa48("843") ? true : (stryCov_9fa48("843", "844", "845"), (stryMutAct_9fa48("847") ? order.status !== "created" : stryMutAct_9fa48("846") ? false : (stryCov_9fa48("846", "847"), order.status === (stryMutAct_9fa48("848") ? "" : (stryCov_9fa48("848"), "created")))) || (stryMutAct_9fa48("850") ? order.status !== "failed" : stryMutAct_9fa48("849") ? false : (stryCov_9fa48("849", "850"), order.status === (stryMutAct_9fa48("851") ? "" : (stryCov_9fa48("851"), "failed")))));
    const isItsOwn = stryMutAct_9fa48("854") ? order.paymentId !== paymentId : stryMutAct_9fa48("853") ? false : stryMutAct_9fa48("852") ? true : (stryCov_9fa48("852", "853", "854"), order.paymentId === paymentId);
    const effects: Effect[] = isKnown ? stryMutAct_9fa48("855") ? [] : (stryCov_9fa48("855"), [stryMutAct_9fa48("856") ? "" : (stryCov_9fa48("856"), "book-refund")]) : stryMutAct_9fa48("857") ? [] : (stryCov_9fa48("857"), [stryMutAct_9fa48("858") ? "" : (stryCov_9fa48("858"), "book-payment"), stryMutAct_9fa48("859") ? "" : (stryCov_9fa48("859"), "book-refund")]);
    if (stryMutAct_9fa48("862") ? isItsOwn || order.status === "paid" : stryMutAct_9fa48("861") ? false : stryMutAct_9fa48("860") ? true : (stryCov_9fa48("860", "861", "862"), isItsOwn && (stryMutAct_9fa48("864") ? order.status !== "paid" : stryMutAct_9fa48("863") ? true : (stryCov_9fa48("863", "864"), order.status === (stryMutAct_9fa48("865") ? "" : (stryCov_9fa48("865"), "paid")))))) effects.push(stryMutAct_9fa48("867") ? "" : (stryCov_9fa48("867"), "reverse"));
    const isEnd = stryMutAct_9fa48("870") ? isLast || isItsOwn || isOpen && isWhole : stryMutAct_9fa48("869") ? false : stryMutAct_9fa48("868") ? true : (stryCov_9fa48("868", "869", "870"), isLast && (stryMutAct_9fa48("872") ? isItsOwn && isOpen && isWhole : stryMutAct_9fa48("871") ? true : (stryCov_9fa48("871", "872"), isItsOwn || (stryMutAct_9fa48("874") ? isOpen || isWhole : stryMutAct_9fa48("873") ? false : (stryCov_9fa48("873", "874"), isOpen && isWhole)))));
    return stryMutAct_9fa48("875") ? {} : (stryCov_9fa48("875"), {
      order: isEnd ? stryMutAct_9fa48("876") ? {} : (stryCov_9fa48("876"), {
        status: stryMutAct_9fa48("877") ? "" : (stryCov_9fa48("877"), "refunded"),
        paymentId
      }) : order,
      payment: isLast ? stryMutAct_9fa48("878") ? "" : (stryCov_9fa48("878"), "refunded") : stryMutAct_9fa48("879") ? "" : (stryCov_9fa48("879"), "captured"),
      effects
    });
  }
}

/** A refund's status after an event: processed is final; a failed refund can succeed when it is tried again. */
export function refundStatusAfter(status: RefundStatus, event: RefundEvent): RefundStatus {
  if (stryMutAct_9fa48("880")) {
    {}
  } else {
    stryCov_9fa48("880");
    if (stryMutAct_9fa48("883") ? status !== "processed" : stryMutAct_9fa48("882") ? false : stryMutAct_9fa48("881") ? true : (stryCov_9fa48("881", "882", "883"), status === (stryMutAct_9fa48("884") ? "" : (stryCov_9fa48("884"), "processed")))) return status;
    if (stryMutAct_9fa48("887") ? event !== "refund-processed" : stryMutAct_9fa48("886") ? false : stryMutAct_9fa48("885") ? true : (stryCov_9fa48("885", "886", "887"), event === (stryMutAct_9fa48("888") ? "" : (stryCov_9fa48("888"), "refund-processed")))) return stryMutAct_9fa48("889") ? "" : (stryCov_9fa48("889"), "processed");
    if (stryMutAct_9fa48("892") ? event !== "refund-failed" : stryMutAct_9fa48("891") ? false : stryMutAct_9fa48("890") ? true : (stryCov_9fa48("890", "891", "892"), event === (stryMutAct_9fa48("893") ? "" : (stryCov_9fa48("893"), "refund-failed")))) return stryMutAct_9fa48("894") ? "" : (stryCov_9fa48("894"), "failed");
    return (stryMutAct_9fa48("897") ? status !== "none" : stryMutAct_9fa48("896") ? false : stryMutAct_9fa48("895") ? true : (stryCov_9fa48("895", "896", "897"), status === (stryMutAct_9fa48("898") ? "" : (stryCov_9fa48("898"), "none")))) ? stryMutAct_9fa48("899") ? "" : (stryCov_9fa48("899"), "created") : status;
  }
}

/** Waits for an admin: the provider could not pay it back. A dispute that "failed" was won, and the money stays. */
export const isRefundToSettle = stryMutAct_9fa48("900") ? () => undefined : (stryCov_9fa48("900"), (() => {
  const isRefundToSettle = ({
    status,
    reason
  }: {
    status: RefundStatus;
    reason: RefundReason;
  }): boolean => stryMutAct_9fa48("903") ? status === "failed" || reason !== "dispute" : stryMutAct_9fa48("902") ? false : stryMutAct_9fa48("901") ? true : (stryCov_9fa48("901", "902", "903"), (stryMutAct_9fa48("905") ? status !== "failed" : stryMutAct_9fa48("904") ? true : (stryCov_9fa48("904", "905"), status === (stryMutAct_9fa48("906") ? "" : (stryCov_9fa48("906"), "failed")))) && (stryMutAct_9fa48("908") ? reason === "dispute" : stryMutAct_9fa48("907") ? true : (stryCov_9fa48("907", "908"), reason !== (stryMutAct_9fa48("909") ? "" : (stryCov_9fa48("909"), "dispute")))));
  return isRefundToSettle;
})());

/** The number of credits that a refund takes back: its share of the amount, or all if nothing is left of it. */
export const creditsToTakeBack = stryMutAct_9fa48("910") ? () => undefined : (stryCov_9fa48("910"), (() => {
  const creditsToTakeBack = (order: {
    credits: number;
    amount: number;
  }, refunded: number): number => (stryMutAct_9fa48("914") ? refunded < order.amount : stryMutAct_9fa48("913") ? refunded > order.amount : stryMutAct_9fa48("912") ? false : stryMutAct_9fa48("911") ? true : (stryCov_9fa48("911", "912", "913", "914"), refunded >= order.amount)) ? order.credits : Math.round(stryMutAct_9fa48("915") ? order.credits * refunded * order.amount : (stryCov_9fa48("915"), (stryMutAct_9fa48("916") ? order.credits / refunded : (stryCov_9fa48("916"), order.credits * refunded)) / order.amount));
  return creditsToTakeBack;
})());
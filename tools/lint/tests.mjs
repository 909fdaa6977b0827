// A plugin of oxlint with rules for tests and journeys, which must not depend on a busy machine or the time of day.

const isCall = (node, object, name) =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  node.callee.object.name === object &&
  node.callee.property.name === name;
/** Whether the node reads the clock of this machine. */
const isNow = (node) =>
  isCall(node, "Date", "now") ||
  isCall(node, "performance", "now") ||
  (node.type === "NewExpression" && node.callee.name === "Date" && node.arguments.length === 0);

/** Whether this is `expect(…)`, `expect(…).not.toBe(…)` or `expect.poll(…)`. */
function isExpectation(node) {
  let root = node;
  while (root.type === "CallExpression" || root.type === "MemberExpression") root = root.callee ?? root.object;
  return node.type === "CallExpression" && root.name === "expect";
}
function* above(node) {
  for (let one = node.parent; one; one = one.parent) yield one;
}
const isFunction = (node) => /Function/.test(node.type);

const CONSTANT = /^[A-Z\d_]+$/;
/** Whether this is a computed time, such as `Date.now() - DAY_MS`, rather than a duration. */
const isMoment = (node) =>
  (node.type === "Identifier" && !CONSTANT.test(node.name)) || node.type === "MemberExpression" || isCallOfAny(node);
const isCallOfAny = (node) => node.type === "CallExpression" || node.type === "NewExpression";
/** Whether the difference is an argument of a call that makes a time of it, such as `new Date(…)`. */
function isArgument(node) {
  const user = [...above(node)].find(({ type }) => !/^(BinaryExpression|ParenthesizedExpression|TS)/.test(type));
  return user !== undefined && isCallOfAny(user) && user.callee.object?.name !== "Math";
}

const TIME = "How long it takes, and what time it is, depend on the machine: inject the clock, or count what is done.";
const onTime = (context) => {
  const see = (node) => {
    const isStopwatch = isCall(node, "performance", "now");
    if (isStopwatch || (isNow(node) && [...above(node)].some(isExpectation))) context.report({ node, message: TIME });
  };
  return {
    CallExpression: see,
    NewExpression: see,
    BinaryExpression(node) {
      const { left, right, operator } = node;
      const isElapsed = (isNow(left) && isMoment(right)) || (isNow(right) && isMoment(left));
      if (operator === "-" && isElapsed && !isArgument(node)) context.report({ node, message: TIME });
    },
  };
};

const SLEEP = "A busy machine needs longer: wait for what is expected, or let fake timers pass.";
const onSleep = (context) => ({
  /** Matches `new Promise((resolve) => setTimeout(resolve, 20))`; without a delay it is a turn of the event loop. */
  CallExpression(node) {
    if (node.callee.name !== "setTimeout" && node.callee.property?.name !== "setTimeout") return;
    const [resolve, delay] = node.arguments;
    const executor = [...above(node)].find(isFunction);
    if (!delay || delay.value === 0 || executor?.parent.callee?.name !== "Promise") return;
    if (resolve.name === executor.params[0]?.name) context.report({ node, message: SLEEP });
  },
  ImportSpecifier(node) {
    if (/^(node:)?timers\/promises$/.test(node.parent.source.value) && node.imported.name === "setTimeout")
      context.report({ node, message: SLEEP });
  },
});

const IDLE = "The network is idle at moments that depend on the machine: wait for what the page shows or asks for.";
const onIdle = (context) => ({
  Literal(node) {
    if (node.value === "networkidle") context.report({ node, message: IDLE });
  },
});

const PASSES = "Under fake timers its limit passes in a moment: advance them by the time that it takes, and look then.";
/** Fake timers apply to the rest of the function that starts them, or to all tests next to a hook that does. */
const onFakeTimers = (context) => {
  const waits = [];
  const fakes = [];
  const scopeOf = (node) => {
    const [inner, ...outer] = [...above(node)].filter(isFunction);
    const isHook = inner?.parent.callee?.name === "beforeEach" || inner?.parent.callee?.name === "beforeAll";
    return isHook ? { around: outer[0], from: 0 } : { around: inner, from: node.start };
  };
  return {
    CallExpression(node) {
      const name = node.callee.name ?? node.callee.property?.name;
      if (name === "useFakeTimers") fakes.push(scopeOf(node));
      if (name === "useRealTimers") fakes.push({ ...scopeOf(node), isEnd: true });
      if (/^(waitFor|waitForElementToBeRemoved|find(All)?By\w+)$/.test(name)) waits.push(node);
    },
    "Program:exit"() {
      for (const node of waits) {
        const outside = [...above(node)];
        const valid = fakes.filter(({ around, from }) => from < node.start && (!around || outside.includes(around)));
        const last = valid.sort((a, b) => a.from - b.from).at(-1);
        if (last && !last.isEnd) context.report({ node, message: PASSES });
      }
    },
  };
};

export default {
  meta: { name: "tests" },
  rules: {
    "no-time": { create: onTime },
    "no-sleep": { create: onSleep },
    "no-network-idle": { create: onIdle },
    "no-wait-under-fake-timers": { create: onFakeTimers },
  },
};

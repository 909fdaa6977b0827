// Logistic regression on sparse features by stochastic gradient descent with a rate for each feature.
const ROUNDS = 12;
const RATE = 0.3;
const DECAY = 1e-3;
const FIRST = 1e-2;

/** Returns a generator of numbers from 0 to 1, the same in each run. */
function repeatable(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function shuffle(order, random) {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other], order[index]];
  }
}

/** Returns the bias and the weight of each feature; an example has `features` (a Map), `isDisclaimer` and `weight`. */
export function fit(examples) {
  const columns = new Map();
  const rows = examples.map(({ features, isDisclaimer, weight }) => ({
    cells: [...features].map(([name, value]) => {
      if (!columns.has(name)) columns.set(name, columns.size);
      return [columns.get(name), value];
    }),
    target: isDisclaimer ? 1 : 0,
    weight,
  }));
  const weights = new Float64Array(columns.size);
  const squares = new Float64Array(columns.size).fill(FIRST);
  let bias = 0;
  let biasSquares = FIRST;
  const random = repeatable(7);
  const order = rows.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const at of order) {
      const { cells, target, weight } = rows[at];
      const odds = cells.reduce((sum, [column, value]) => sum + weights[column] * value, bias);
      const error = (1 / (1 + Math.exp(-odds)) - target) * weight;
      for (const [column, value] of cells) {
        const slope = error * value + DECAY * weight * weights[column];
        squares[column] += slope * slope;
        weights[column] -= (RATE * slope) / Math.sqrt(squares[column]);
      }
      biasSquares += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
  }
  return { bias, weights: new Map([...columns].map(([name, column]) => [name, weights[column]])) };
}

/** Returns the fitted model's log-odds for these features. */
export function scoreOf({ bias, weights }, features) {
  let sum = bias;
  for (const [name, value] of features) sum += value * (weights.get(name) ?? 0);
  return sum;
}

import { describe, expect, it, test } from "@jest/globals";
import { bankWords, mayBeValue, variationsOf, withSeed } from "./family.ts";
import type { InterviewQuestion, ValueGroup } from "./question.ts";

const question = (text: string, values: ValueGroup[], more: Partial<InterviewQuestion> = {}): InterviewQuestion => ({
  id: "sql-orders-of-customers",
  version: 1,
  topic: "sql",
  type: "SQL",
  difficulty: 1,
  level: 1,
  minutes: 2,
  prompt: text,
  sampleData: null,
  modelAnswer: text,
  rubric: { version: 1, points: [], errors: [], exemplars: [] },
  values,
  ...more,
});
const values: ValueGroup[] = [
  { from: ["customer", "customers"], to: [["client", "clients"]] },
  {
    from: ["5000", "5,000"],
    to: [
      ["8000", "8,000"],
      ["12000", "12,000"],
    ],
  },
];
const promptOf = (text: string, seed: number, groups = values) => withSeed(question(text, groups), seed).prompt;

it("has a question for each combination of its values", () => {
  expect(variationsOf(question("", values))).toBe(6);
  expect(variationsOf(question("", []))).toBe(1);
  const text = "Customers of 5,000";
  const all = Array.from({ length: 6 }, (_, seed) => promptOf(text, seed));
  expect(all).toEqual([
    "Customers of 5,000",
    "Clients of 5,000",
    "Customers of 8,000",
    "Clients of 8,000",
    "Customers of 12,000",
    "Clients of 12,000",
  ]);
  expect(promptOf(text, 6)).toBe(text);
  expect(promptOf(text, 13)).toBe("Clients of 5,000");
});

it("is the bank's own question for seed 0, and keeps its id for other seeds", () => {
  const own = question("customers", values);
  expect(withSeed(own, 0)).toBe(own);
  expect(withSeed(own, 1)).toMatchObject({ id: own.id, seed: 1, values });
});

it("uses the article that fits the new value", () => {
  const groups: ValueGroup[] = [
    {
      from: ["invoice", "visitor"],
      to: [
        ["receipt", "user"],
        ["bill", "applicant"],
      ],
    },
  ];
  const text = "An invoice of a visitor. Is it an invoice?";
  expect(promptOf(text, 1, groups)).toBe("A receipt of a user. Is it a receipt?");
  expect(promptOf(text, 2, groups)).toBe("A bill of an applicant. Is it a bill?");
});

describe("replaces a value", () => {
  test.each([
    ["customer", "client"],
    ["Customer", "Client"],
    ["CUSTOMERS", "CLIENTS"],
    ["a customer's", "a client's"],
    ["[customer]", "[client]"],
    ["c.customer,customers", "c.client,clients"],
    ["customer_id", "customer_id"],
    ["my_customer", "my_customer"],
    ["re:\\bcustomers\\b\\s*=", "re:\\bclients\\b\\s*="],
    ["re:[\\w.]*customer", "re:[\\w.]*client"],
  ])("in %j: %j", (before, after) => expect(promptOf(before, 1)).toBe(after));

  test.each([
    ["> 5000.", "> 8000."],
    ["5000, 5,000 and 15000", "8000, 8,000 and 15000"],
    ["5000.5 and 0.5000 and 5,000,000", "5000.5 and 0.5000 and 5,000,000"],
  ])("in %j as a whole number: %j", (before, after) => expect(promptOf(before, 2)).toBe(after));

  it("together with the others of its group, so that two can be swapped", () => {
    const swap: ValueGroup[] = [{ from: ["highest", "lowest", "DESC"], to: [["lowest", "highest", "ASC"]] }];
    expect(promptOf("the highest, not the lowest: ORDER BY pay DESC", 1, swap)).toBe(
      "the lowest, not the highest: ORDER BY pay ASC",
    );
  });

  it("with the longer phrase first", () => {
    const phrases: ValueGroup[] = [{ from: ["order", "order value"], to: [["sale", "basket"]] }];
    expect(promptOf("the order value of an order", 1, phrases)).toBe("the basket of a sale");
  });
});

it("replaces numbers and names in the data, but not fields, weights and scores", () => {
  const data = question("", values, {
    sampleData: {
      tables: [{ name: "customers", columns: ["id", "customer"], rows: [[5000, "a customer", null, 50_001]] }],
    },
    rubric: {
      version: 5000,
      points: [],
      errors: [],
      exemplars: [{ text: "customers over 5000", score: 5000, why: "right" }],
    },
  });
  const { sampleData, rubric } = withSeed(data, 3);
  expect(sampleData?.tables).toEqual([
    { name: "clients", columns: ["id", "client"], rows: [[8000, "a client", null, 50_001]] },
  ]);
  expect(rubric).toMatchObject({ version: 5000, exemplars: [{ text: "clients over 8000", score: 5000 }] });
  const keyed = { ...data, rubric: { ...data.rubric, exec: { sheets: { customers: [[5000]] } } as never } };
  expect(withSeed(keyed, 3).rubric.exec).toEqual({ sheets: { clients: [[8000]] } });
  const sliced = {
    ...data,
    rubric: { ...data.rubric, exec: { slicers: [{ column: "a", values: ["customer"] }] } as never },
  };
  expect(withSeed(sliced, 1)).toMatchObject({ rubric: { exec: { slicers: [{ values: ["client"] }] } }, values });
});

it("knows which words must not be values, and the bank's word for each value", () => {
  expect([mayBeValue("customers"), mayBeValue("sheet"), mayBeValue("rows")]).toEqual([true, false, false]);
  expect(bankWords(question("", values)).get("clients")).toBe("customers");
  expect(bankWords(question("", values)).get("12000")).toBe("5000");
  expect(bankWords(question("", values)).has("customers")).toBe(false);
});

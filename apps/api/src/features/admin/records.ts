import { quizItems as bank } from "@dryrun/content/quiz/load";
import { QUIZ_PAPERS_COUNTED } from "@dryrun/domain/admin/limits";
import type { ledgerEntries, quizItems, refunds } from "@dryrun/domain/admin/records/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { totalPagesOf } from "@dryrun/domain/pages";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { Db } from "../../db/client.ts";
import { countAnswers, findLedgerEntries, type ItemCount } from "./record-queries.ts";
import { findRefunds } from "./refund-queries.ts";

type Items = Output<typeof quizItems>;
type Item = (typeof bank)[number];
export type Records = ReturnType<typeof createRecords>;

const pagesOf = (total: number, { page, limit }: { page: number; limit: number }) => ({
  totalPages: totalPagesOf(total, limit),
  currentPage: page,
  total,
});

/** What is only read: the ledger, refunds, and the question bank with what became of it. */
export function createRecords({ db }: { db: Db }) {
  return {
    async ledger(asked: Input<typeof ledgerEntries>["query"]): Promise<Output<typeof ledgerEntries>> {
      const { rows, total } = await findLedgerEntries(db, asked);
      return {
        entries: rows.map(({ entry, email }) => ({
          _id: entry.id,
          at: entry.at.toISOString(),
          unit: entry.unit,
          amount: entry.amount,
          reason: entry.reason,
          reference: entry.reference,
          email,
        })),
        ...pagesOf(total, asked),
      };
    },

    async refunds(asked: Input<typeof refunds>["query"]): Promise<Output<typeof refunds>> {
      const { rows, total } = await findRefunds(db, asked);
      return {
        refunds: rows.map(({ refund, order, enrolmentId }) => ({
          _id: refund.id,
          orderId: order.id,
          providerOrderId: order.providerOrderId,
          paymentId: refund.paymentId,
          enrollmentId: order.kind === "masterclass" ? enrolmentId : null,
          kind: order.kind,
          description: describeOrder(order.kind, order.credits),
          email: order.email,
          amount: refund.amount,
          reason: refund.reason,
          status: refund.status,
          createdAt: refund.createdAt.toISOString(),
          updatedAt: refund.updatedAt.toISOString(),
        })),
        ...pagesOf(total, asked),
      };
    },

    async quizItems(asked: Input<typeof quizItems>["query"]): Promise<Items> {
      const found = bank.filter(isAsked(asked));
      const shown = found.slice((asked.page - 1) * asked.limit, asked.page * asked.limit);
      const ids = shown.map(({ id }) => id);
      const counts = new Map((await countAnswers(db, ids, QUIZ_PAPERS_COUNTED)).map((one) => [one.id, one]));
      return { quizItems: shown.map((item) => itemAnswer(item, counts.get(item.id))), ...pagesOf(found.length, asked) };
    },
  };
}

/** Of the topic, with each word in the question, an option or the id. */
function isAsked({ topic, search }: Input<typeof quizItems>["query"]) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (item: Item) => {
    if (topic && item.topic !== topic) return false;
    const text = [item.id, item.question, item.correct, ...item.distractors.map((one) => one.text)].join(" ");
    return words.every((word) => text.toLowerCase().includes(word));
  };
}

const itemAnswer = (item: Item, counted: ItemCount | undefined): Items["quizItems"][number] => ({
  _id: item.id,
  topic: item.topic,
  difficulty: item.difficulty,
  question: item.question,
  options: [item.correct, ...item.distractors.map(({ text }) => text)],
  answer: item.correct,
  answered: counted?.answered ?? 0,
  correctPercent: counted ? Math.round((100 * counted.correct) / counted.answered) : null,
});

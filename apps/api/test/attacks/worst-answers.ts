import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";

const filled = (piece: string) => piece.repeat(Math.ceil(MAX_ANSWER / piece.length)).slice(0, MAX_ANSWER);
const endless = (end: string) => `WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) ${end}`;

/** Ten answers that once blocked the server or its SQL thread, or used up its memory. */
export const WORST_ANSWERS = [
  `${"\n".repeat(1_500)}x${" select".repeat(1_000)}`,
  filled(`${"\n".repeat(1_500)}x${" select".repeat(1_000)}`),
  `SELECT ${Array.from({ length: 2_000 }, (_, index) => index % 10).join(",")}`,
  filled("a\n"),
  filled("SELECT ISNULL("),
  endless("SELECT COUNT(*) FROM x"),
  `${endless("SELECT COUNT(*) FROM x")};\n\n`.repeat(12),
  endless("SELECT group_concat(hex(zeroblob(1000)), '') FROM x"),
  endless("SELECT COUNT(*) FROM x a, x b, x c ORDER BY random()"),
  `\`\`\`sql\n${endless("SELECT n, hex(randomblob(50)) FROM x ORDER BY 2")}\n\`\`\``,
];

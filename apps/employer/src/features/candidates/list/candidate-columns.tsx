import { EmailText } from "@dryrun/design-system/data/email-text";
import type { Column } from "@dryrun/design-system/lists/data-table";
import { formatRupees } from "@dryrun/domain/money";
import { experienceText } from "@dryrun/domain/profile/experience";
import { formatPhone } from "@dryrun/domain/text";
import { formatDate } from "@dryrun/domain/time";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import * as candidateMessages from "../../../messages/candidates.en-in.ts";
import { paths } from "../../../paths.ts";
import type { FoundCandidate } from "../../../shared/answers.ts";
import { Marked } from "./marked.tsx";

const labels = candidateMessages.candidates;
const { columns: names } = labels;
type Cell = Column<FoundCandidate>;

/** Links to the candidate; Back from there keeps the search. */
function Name({ candidate: { _id, studentId } }: { candidate: FoundCandidate }) {
  const { search } = useLocation();
  return <Link to={paths.candidate(_id, search)}>{studentId.fullName}</Link>;
}

const degreeOf = ({ education: [last] }: FoundCandidate) =>
  last ? [last.degree, last.field].filter(Boolean).join(", ") : "";

/** A text that is cut off in the table, with the searched words marked. */
const Cut = ({ text, marked }: { text: string; marked: readonly string[] }) => (
  <span title={text}>
    <Marked text={text} words={marked} />
  </span>
);

type Written = Omit<Cell, "key" | "cell"> & {
  cell: (candidate: FoundCandidate, marked: readonly string[]) => ReturnType<Cell["cell"]>;
};
const OWN = {
  email: {
    header: names.email,
    maxWidth: "13rem",
    cell: ({ studentId }) => <EmailText email={studentId.email} />,
  },
  phone: {
    header: names.phone,
    cell: ({ studentId, isMasked }) => (isMasked ? studentId.phone : formatPhone(studentId.phone)),
  },
  experience: {
    header: names.experience,
    isBlank: ({ totalExperienceYears }) => totalExperienceYears === 0,
    cell: ({ totalExperienceYears }) =>
      totalExperienceYears > 0 ? experienceText(totalExperienceYears) : labels.blank,
  },
  ctc: {
    header: names.ctc,
    isEnd: true,
    isBlank: ({ expectedCTC }) => expectedCTC === 0,
    cell: ({ expectedCTC }) => (expectedCTC > 0 ? formatRupees(expectedCTC) : labels.blank),
  },
  skills: {
    header: names.skills,
    maxWidth: "10rem",
    isBlank: ({ skills }) => skills.length === 0,
    cell: ({ skills }, marked) => (skills.length > 0 ? <Cut text={skills.join(", ")} marked={marked} /> : labels.blank),
  },
  updated: { header: names.updated, cell: ({ updatedAt }) => formatDate(updatedAt) },
  education: {
    header: names.education,
    isBlank: (candidate) => degreeOf(candidate) === "",
    cell: (candidate, marked) => <Cut text={degreeOf(candidate) || labels.blank} marked={marked} />,
  },
} satisfies Record<string, Written>;

export type CandidateColumn = keyof typeof OWN;
const KEYS = Object.keys(OWN) as CandidateColumn[];
/** The columns next to the name, in order. */
export const CHOOSABLE = KEYS.map((key) => ({ key, header: OWN[key].header }));
/** The default columns. */
export const FIRST_COLUMNS: readonly CandidateColumn[] = ["email", "phone", "experience", "ctc", "skills", "updated"];

/** `marked`: the searched words. */
export function columnsOf(shown: ReadonlySet<CandidateColumn>, marked: readonly string[]): readonly Cell[] {
  const own = KEYS.filter((key) => shown.has(key)).map((key): Cell => {
    const column: Written = OWN[key];
    return { ...column, key, cell: (candidate) => column.cell(candidate, marked) };
  });
  return [
    {
      key: "name",
      header: names.name,
      isRowHeader: true,
      cell: (candidate) => <Name candidate={candidate} />,
    },
    ...own,
  ];
}

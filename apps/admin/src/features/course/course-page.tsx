import { useAdminCourseQuery } from "@dryrun/api-client/certificates/admin";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { paths, pathWithFilters } from "../../paths.ts";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { CertificatesNav } from "../../shared/part-nav.tsx";
import { course as text } from "./course.en-in.ts";
import type { Report } from "./report.ts";
import * as s from "./units.module.css";

type Unit = Report["units"][number];
type Lesson = Unit["lessons"][number];
type Exercise = Unit["exercises"][number];

const LESSONS: Column<Lesson>[] = [
  { key: "lesson", header: text.lesson, isRowHeader: true, cell: ({ title }) => title },
  { key: "opened", header: text.opened, isEnd: true, cell: ({ opened }) => opened },
  { key: "done", header: text.done, isEnd: true, cell: ({ done }) => done },
  { key: "last", header: text.last, isEnd: true, cell: ({ last }) => last },
];

const EXERCISES: Column<Exercise>[] = [
  {
    key: "exercise",
    header: text.exercise,
    isRowHeader: true,
    cell: ({ id }) => <Link to={pathWithFilters(paths.interviewQuestions, { search: id })}>{id}</Link>,
  },
  { key: "students", header: text.students, isEnd: true, cell: ({ students }) => students },
  { key: "right", header: text.right, isEnd: true, cell: ({ right, students }) => text.percent(right, students) },
];

/** Each unit with its lessons and exercises, folded. */
function Units({ units }: { units: readonly Unit[] }) {
  return (
    <PagePart title={text.units}>
      {units.map((unit) => (
        <details key={unit.id} className={s.unit}>
          <summary className={s.title}>
            {unit.title}. {text.passed(unit.passed)}
          </summary>
          <DataTable
            caption={text.lessonsOf(unit.title)}
            hasVisibleCaption
            columns={LESSONS}
            rows={unit.lessons}
            rowKey={({ id }) => id}
          />
          <DataTable
            caption={text.exercisesOf(unit.title)}
            hasVisibleCaption
            columns={EXERCISES}
            rows={unit.exercises}
            rowKey={({ id }) => id}
          />
        </details>
      ))}
    </PagePart>
  );
}

/** How the course is used: buyers, progress, where people stop, certificates. */
export function CoursePage() {
  const query = useAdminCourseQuery();
  const { currentData } = query;
  return (
    <>
      <PageHeader about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <PageBody>
        <CertificatesNav />
        <NotLoaded say={text} asked={query} />
        {currentData && (
          <>
            <PagePart title={text.numbers}>
              <StatRow>
                <StatCard label={<Link to={paths.courseBuyers}>{text.buyers}</Link>} value={currentData.buyers} />
                <StatCard label={text.refunded} value={currentData.refunded} />
                <StatCard label={text.certificates} value={currentData.certificates.issued} />
              </StatRow>
            </PagePart>
            <Bands bands={currentData.bands} />
            <Units units={currentData.units} />
            <AfterRefund certificates={currentData.certificates.afterRefund} />
          </>
        )}
      </PageBody>
    </>
  );
}

type Band = Report["bands"][number];
const BANDS: Column<Band>[] = [
  { key: "band", header: text.band, isRowHeader: true, cell: ({ band }) => text.bandOf(band) },
  { key: "buyers", header: text.count, isEnd: true, cell: ({ buyers }) => buyers },
];

const Bands = ({ bands }: Pick<Report, "bands">) => (
  <PagePart title={text.progress}>
    <DataTable caption={text.progressCaption} columns={BANDS} rows={bands} rowKey={({ band }) => band} />
  </PagePart>
);

type Certificate = Report["certificates"]["afterRefund"][number];
const CERTIFICATES: Column<Certificate>[] = [
  { key: "name", header: text.name, isRowHeader: true, cell: ({ studentName }) => studentName },
  {
    key: "id",
    header: text.id,
    isWhole: true,
    cell: ({ certId }) => <Link to={pathWithFilters(paths.certificates, { search: certId })}>{certId}</Link>,
  },
  { key: "issuedOn", header: text.issuedOn, isWhole: true, cell: ({ issuedOn }) => text.at(issuedOn) },
];

function AfterRefund({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <PagePart title={text.afterRefund}>
      <p>{certificates.length > 0 ? text.afterRefundText : text.noneAfterRefund}</p>
      {certificates.length > 0 && (
        <DataTable caption={text.afterRefund} columns={CERTIFICATES} rows={certificates} rowKey={({ _id }) => _id} />
      )}
    </PagePart>
  );
}

import {
  useAdminCalibrationQuery,
  useAdminExportCalibrationMutation,
} from "@dryrun/api-client/admin-records/calibration";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { calibration as text } from "../../messages/banks/calibration.en-in.ts";
import { paths } from "../../paths.ts";
import { ExportButton } from "../../shared/page/export-button.tsx";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { AgreementPart } from "./agreement.tsx";
import type { Report } from "./calibration.ts";
import { Differences } from "./differences.tsx";
import { DrawForm } from "./draw-form.tsx";
import { QuestionsPart } from "./questions-part.tsx";

/** The agreement between the grader and people, with a link to score more answers. */
export function CalibrationPage() {
  const query = useAdminCalibrationQuery();
  return (
    <>
      <PageHeader about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <PageBody>
        <RecordsNav />
        <NotLoaded say={text} asked={query} />
        {query.currentData && <Parts report={query.currentData} />}
      </PageBody>
    </>
  );
}

function Parts({ report }: { report: Report }) {
  const [download, { isLoading }] = useAdminExportCalibrationMutation();
  return (
    <>
      <PagePart title={text.toScore}>
        <p>{report.left > 0 ? text.left(report.left) : report.drawn > 0 ? text.noneLeft : text.noneDrawn}</p>
        {report.left > 0 && (
          <div>
            <Link to={paths.calibrationScore} className={buttonClass({ variant: "primary" })}>
              {text.start}
            </Link>
          </div>
        )}
      </PagePart>
      <DrawForm />
      <AgreementPart report={report} />
      {report.scored > 0 && (
        <>
          <QuestionsPart questions={report.questions} />
          <Differences differences={report.differences} />
          <ExportButton say={text} isBusy={isLoading} download={() => download()} />
        </>
      )}
    </>
  );
}

import {
  useAdminCalibrationQuery,
  useAdminExportCalibrationMutation,
} from "@dryrun/api-client/admin-records/calibration";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { calibration as say } from "../../messages/banks/calibration.en-in.ts";
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
  const asked = useAdminCalibrationQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader about={say.about}>
        <PageTitle title={say.title} />
      </PageHeader>
      <PageBody>
        <RecordsNav />
        <NotLoaded say={say} asked={asked} />
        {asked.currentData && <Parts report={asked.currentData} />}
      </PageBody>
    </>
  );
}

function Parts({ report }: { report: Report }) {
  const [download, { isLoading }] = useAdminExportCalibrationMutation();
  return (
    <>
      <PagePart title={say.toScore}>
        <p>{report.left > 0 ? say.left(report.left) : report.drawn > 0 ? say.noneLeft : say.noneDrawn}</p>
        {report.left > 0 && (
          <div>
            <Link to={paths.calibrationScore} className={buttonClass({ variant: "primary" })}>
              {say.start}
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
          <ExportButton say={say} isBusy={isLoading} download={() => download()} />
        </>
      )}
    </>
  );
}

import { useAdminCertificatesQuery } from "@dryrun/api-client/certificates/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { CERTIFICATES_PER_PAGE } from "@dryrun/domain/certificates/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { useState } from "react";
import { certificates as say } from "../../messages/certificates.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type Certificate, CertificateState, CertificateTable } from "./certificate-table.tsx";
import * as s from "./certificates-page.module.css";
import { DownloadButton } from "./download-button.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { IssueDialog } from "./issue-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";

const factsOf = (certificate: Certificate) => [
  { name: say.course, value: certificate.courseName },
  { name: words.lists.email, value: certificate.email ? <EmailText email={certificate.email} /> : say.noAddress },
  { name: say.id, value: certificate.certId },
  { name: say.issuedOn, value: say.at(certificate.issuedOn) },
  { name: say.state, value: <CertificateState {...certificate} /> },
  ...(certificate.revokedAt
    ? [
        { name: say.revokedAt, value: say.at(certificate.revokedAt) },
        { name: say.reason, value: certificate.revokeReason || "–" },
      ]
    : []),
];

/** Certificates: issue one or a file of them, search, download, revoke. */
export function CertificatesPage() {
  const { page } = usePage();
  const { search } = useFilters();
  const asked = useAdminCertificatesQuery(
    { query: { page, limit: CERTIFICATES_PER_PAGE, search } },
    { refetchOnMountOrArgChange: true },
  );
  const [adding, setAdding] = useState<"one" | "many">();
  const detail = useDetail<Certificate>();
  const revoking = useDetail<Certificate>();
  const rows = asked.currentData?.certificates ?? [];
  const shown = detail.rowAmong(rows);
  const revoked = revoking.rowAmong(rows);
  return (
    <>
      <AdminList
        say={say}
        none={search ? words.lists.noneFound(search) : say.none}
        asked={asked}
        nav={
          <div className={s.buttons}>
            <Button variant="primary" onClick={() => setAdding("one")}>
              {say.issue}
            </Button>
            <Button onClick={() => setAdding("many")}>{say.import}</Button>
          </div>
        }
        search={<SearchForm label={say.searchLabel} />}
      >
        {({ certificates }) => (
          <CertificateTable certificates={certificates} onOpen={detail.open} onRevoke={revoking.open} />
        )}
      </AdminList>
      {shown && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={shown.studentName}
          facts={factsOf(shown)}
          footer={!shown.revokedAt && <DownloadButton {...shown} />}
        />
      )}
      {revoked && <RevokeDialog certificate={revoked} isOpen={revoking.isOpen} onClose={revoking.close} />}
      <IssueDialog isOpen={adding === "one"} onClose={() => setAdding(undefined)} />
      <ImportDialog isOpen={adding === "many"} onClose={() => setAdding(undefined)} />
    </>
  );
}

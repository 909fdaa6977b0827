import { useAdminCertificatesQuery } from "@dryrun/api-client/certificates/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { CERTIFICATES_PER_PAGE } from "@dryrun/domain/certificates/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { useState } from "react";
import { certificates as text } from "../../messages/certificates.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { CertificatesNav } from "../../shared/part-nav.tsx";
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
  { name: text.course, value: certificate.courseName },
  { name: messages.lists.email, value: certificate.email ? <EmailText email={certificate.email} /> : text.noAddress },
  { name: text.id, value: certificate.certId },
  { name: text.issuedOn, value: text.at(certificate.issuedOn) },
  { name: text.state, value: <CertificateState {...certificate} /> },
  ...(certificate.revokedAt
    ? [
        { name: text.revokedAt, value: text.at(certificate.revokedAt) },
        { name: text.reason, value: certificate.revokeReason || "–" },
      ]
    : []),
];

type Adding = "one" | "many";

const AddButtons = ({ onAdd }: { onAdd: (what: Adding) => void }) => (
  <div className={s.buttons}>
    <Button variant="primary" onClick={() => onAdd("one")}>
      {text.issue}
    </Button>
    <Button onClick={() => onAdd("many")}>{text.import}</Button>
  </div>
);

/** Certificates: issue one or a file of them, search, download, revoke. */
export function CertificatesPage() {
  const { page } = usePage();
  const { search } = useFilters();
  const query = useAdminCertificatesQuery({ query: { page, limit: CERTIFICATES_PER_PAGE, search } });
  const [adding, setAdding] = useState<Adding>();
  const detail = useDetail<Certificate>();
  const revoking = useDetail<Certificate>();
  const rows = query.currentData?.certificates ?? [];
  const selected = detail.rowAmong(rows);
  const revoked = revoking.rowAmong(rows);
  return (
    <>
      <AdminList
        say={text}
        none={search ? messages.lists.noneFound(search) : text.none}
        asked={query}
        nav={
          <>
            <CertificatesNav />
            <AddButtons onAdd={setAdding} />
          </>
        }
        search={<SearchForm label={text.searchLabel} />}
      >
        {({ certificates }) => (
          <CertificateTable certificates={certificates} onOpen={detail.open} onRevoke={revoking.open} />
        )}
      </AdminList>
      {selected && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={selected.studentName}
          facts={factsOf(selected)}
          footer={!selected.revokedAt && <DownloadButton {...selected} />}
        />
      )}
      {revoked && <RevokeDialog certificate={revoked} isOpen={revoking.isOpen} onClose={revoking.close} />}
      <IssueDialog isOpen={adding === "one"} onClose={() => setAdding(undefined)} />
      <ImportDialog isOpen={adding === "many"} onClose={() => setAdding(undefined)} />
    </>
  );
}

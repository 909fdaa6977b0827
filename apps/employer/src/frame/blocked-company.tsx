import { Banner } from "@dryrun/design-system/feedback/banner";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { blocked } from "./blocked-company.en-in.ts";
import * as s from "./blocked-company.module.css";

/** Shown instead of every page to the people of a company that an admin has blocked. */
export function BlockedCompany() {
  return (
    <>
      <PageHeader>
        <PageTitle title={blocked.title} />
      </PageHeader>
      <Banner tone="danger" role="none" action={<Link to="/contact">{blocked.contact}</Link>}>
        {blocked.what}
      </Banner>
      <div className={s.safe}>
        <p>{blocked.safe}</p>
        <p>
          <Link to="/account/privacy" className="lone-link">
            {blocked.data}
          </Link>
        </p>
      </div>
    </>
  );
}

import { banner } from "@dryrun/domain/courses/messages";
import { bannerOffer } from "@dryrun/domain/courses/rules";
import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import { PageTitle } from "@dryrun/remote-kit/page";
import type { ReactNode } from "react";
import { checkout as text } from "../../messages/checkout.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import * as page from "../page.module.css";
import * as s from "./checkout.module.css";

const quickLinks = (
  <>
    <a href={paths.course}>{messages.course.title}</a>
    <a href={paths.landing}>{messages.title}</a>
  </>
);

export interface CheckoutProps {
  /** The person has the course: nothing is offered. */
  isBought?: boolean;
  /** The form, or its replacement. */
  children: ReactNode;
  /** Whether this is the static HTML, before the application runs. */
  isDocument?: boolean;
}

/** The page around the course's order. */
export function Checkout({ children, isBought = false, isDocument = false }: CheckoutProps) {
  const { code, discount, total } = bannerOffer();
  return (
    <div data-app="at-once">
      <PublicPage
        isDocument={isDocument}
        account={<PublicAccount />}
        className={page.sections}
        quickLinks={quickLinks}
        hasSupport
      >
        <div className={s.page}>
          <div>
            <PageTitle title={isBought ? text.boughtTitle : text.title} />
            <p className={s.about}>{text.about}</p>
            {!isBought && <p className={s.offer}>{banner(code, discount, total)}</p>}
          </div>
          {children}
        </div>
      </PublicPage>
    </div>
  );
}

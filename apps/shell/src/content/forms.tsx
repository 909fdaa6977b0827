import { BRAND } from "@dryrun/domain/brand";
import { prerenderForm } from "@dryrun/frame/html/prerender";
import { ContentHead } from "@dryrun/frame/public/content-head";
import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import { Outlet } from "@dryrun/remote-kit/router";
import { renderToStaticMarkup } from "react-dom/server";
import { RegisterPage } from "../features/access/joining/register-page.tsx";
import { LoginPage } from "../features/access/login/login-page.tsx";
import { ForgotPasswordPage } from "../features/access/password/forgot-password-page.tsx";
import { register } from "../messages/joining.en-in.ts";
import { login } from "../messages/login.en-in.ts";
import { forgotPassword } from "../messages/password.en-in.ts";

/**
 * Pages of the application that are served as HTML too, because people begin with them. The application takes over with
 * what was typed and pressed (`take-over.ts`). They have a build of their own, so that content pages do not have their styles.
 */
const FORMS = [
  { path: "/login", title: login.title, description: `Log in to ${BRAND.name}.`, Component: LoginPage },
  {
    path: "/register",
    title: register.documentTitle,
    description: "Create a free account to find data jobs and rehearse their interviews, or to hire.",
    Component: RegisterPage,
  },
  {
    path: "/forgot-password",
    title: forgotPassword.title,
    description: "Get a link to choose a new password.",
    Component: ForgotPasswordPage,
  },
] as const;

const Layout = () => (
  <div data-app="at-once">
    <PublicPage isDocument account={<PublicAccount />}>
      <Outlet />
    </PublicPage>
  </div>
);

/** The markup of each page for the build; `finish.mjs` writes it to files. */
export const pages: { path: string; head: string; body: string }[] = [];
// One after the other, because they share the simulated browser.
for (const { path, title, description, Component } of FORMS) {
  const head = renderToStaticMarkup(<ContentHead title={title} description={description} />);
  const body = await prerenderForm([{ Component: Layout, children: [{ path, Component }] }], path);
  pages.push({ path, head, body });
}

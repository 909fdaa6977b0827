import { usePublicDemoAccountsQuery } from "@dryrun/api-client/system/public";
import { Button } from "@dryrun/design-system/actions/button";
import { useFormField } from "@dryrun/forms/use-form-field";
import { demoAccounts as messages } from "../../../messages/login.en-in.ts";
import * as s from "../access-card.module.css";

const WHO = { student: messages.student, employer: messages.employer, admin: messages.admin } as const;

/** Fills the form with a demo account in one press; the server lists them only if it has demo data. */
export function DemoAccounts() {
  const { data } = usePublicDemoAccountsQuery();
  const email = useFormField<string>("email");
  const password = useFormField<string>("password");
  if (!data || data.accounts.length === 0) return null;
  return (
    <section className={s.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={s.demoTitle}>
        {messages.title}
      </h2>
      <p>{messages.about}</p>
      <div className={s.demoChoices}>
        {data.accounts.map((account) => (
          <Button
            key={account.userType}
            size="s"
            onClick={() => {
              email.setValue(account.email);
              password.setValue(account.password);
            }}
          >
            {WHO[account.userType]}
          </Button>
        ))}
      </div>
    </section>
  );
}

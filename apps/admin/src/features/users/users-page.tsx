import {
  useAdminResendVerificationMutation,
  useAdminUpdateUserMutation,
  useAdminUsersQuery,
} from "@dryrun/api-client/admin/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { type Question, useAct } from "../../shared/use-act.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type User, UserState, UserTable } from "./user-table.tsx";

const say = words.users;

const questionOfBlock = ({ fullName, userType, blocked }: User): Question =>
  blocked
    ? { title: say.sureUnblock(fullName), text: say.unblockText[userType], confirm: say.unblock }
    : { title: say.sureBlock(fullName), text: say.blockText[userType], confirm: say.block, isDanger: true };

const factsOf = (user: User) => [
  { name: words.lists.email, value: user.email },
  { name: words.lists.isVerified, value: user.emailVerified ? words.lists.yes : words.lists.no },
  { name: say.role, value: say.roles[user.userType] },
  { name: words.lists.since, value: words.lists.at(user.createdAt) },
  { name: say.state, value: <UserState {...user} /> },
];

/** All accounts: search, block, unblock, and resend verification mails. */
export function UsersPage() {
  const { page } = usePage();
  const { search } = useFilters();
  const asked = useAdminUsersQuery(
    { query: { page, limit: ADMIN_PER_PAGE, search } },
    { refetchOnMountOrArgChange: true },
  );
  const [update] = useAdminUpdateUserMutation();
  const [resend] = useAdminResendVerificationMutation();
  const detail = useDetail<User>();
  const block = useAct<User>({
    question: questionOfBlock,
    send: ({ _id, blocked }) => update({ params: { id: _id }, body: { blocked: !blocked } }),
    failed: say.failedToChange,
  });
  const verify = useAct<User>({
    question: ({ fullName }) => ({ title: say.sureResend(fullName), text: say.resendText, confirm: say.resend }),
    send: ({ _id }) => resend({ params: { id: _id } }),
    failed: say.failedToSend,
  });
  const shown = detail.rowAmong(asked.currentData?.users ?? []);
  const askToResend = (user: User) => {
    detail.close();
    verify.ask(user);
  };
  return (
    <>
      <AdminList
        say={say}
        none={search ? words.lists.noneFound(search) : say.none}
        asked={asked}
        search={<SearchForm />}
      >
        {({ users }) => <UserTable users={users} onOpen={detail.open} onBlock={block.ask} />}
      </AdminList>
      {shown && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={shown.fullName}
          facts={factsOf(shown)}
          footer={!shown.emailVerified && <Button onClick={() => askToResend(shown)}>{say.resend}</Button>}
        />
      )}
      {block.dialog}
      {verify.dialog}
    </>
  );
}

import { EmailText } from "@dryrun/design-system/data/email-text";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { ActionMenu } from "@dryrun/design-system/overlays/action-menu";
import type { users } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { Link } from "@dryrun/remote-kit/router";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { UserState } from "../../shared/states/user-state.tsx";

export type User = Output<typeof users>["users"][number];

const text = messages.users;

interface UserTableProps {
  users: readonly User[];
  onBlock: (user: User) => void;
}

export function UserTable({ users: rows, onBlock }: UserTableProps) {
  const columns: Column<User>[] = [
    {
      key: "name",
      header: text.name,
      isRowHeader: true,
      cell: ({ _id, fullName }) => (
        <Link to={paths.person(_id)} className="lone-link">
          {fullName}
        </Link>
      ),
    },
    { key: "email", header: messages.lists.email, cell: ({ email }) => <EmailText email={email} /> },
    { key: "role", header: text.role, cell: ({ userType }) => text.roles[userType] },
    { key: "since", header: messages.lists.since, cell: ({ createdAt }) => messages.lists.day(createdAt) },
    { key: "state", header: text.state, cell: (user) => <UserState {...user} /> },
  ];
  return (
    <DataTable
      caption={text.list}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      actions={(user) => <Acts user={user} onBlock={onBlock} />}
    />
  );
}

/** Actions on a user; admins cannot be blocked. */
function Acts({ user, onBlock }: { user: User; onBlock: (user: User) => void }) {
  if (user.userType === "admin") return null;
  const label = user.blocked ? text.unblockOf(user.fullName) : text.blockOf(user.fullName);
  return (
    <ActionMenu label={text.acts(user.fullName)}>
      <li>
        <button type="button" aria-label={label} onClick={() => onBlock(user)}>
          {user.blocked ? text.unblock : text.block}
        </button>
      </li>
    </ActionMenu>
  );
}

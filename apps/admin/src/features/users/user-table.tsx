import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { users } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { Ban, Check } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import { RowName } from "../../shared/row-name.tsx";

export type User = Output<typeof users>["users"][number];

const say = words.users;
const icon = iconProps(16);

export function UserState({ blocked }: Pick<User, "blocked">) {
  if (blocked)
    return (
      <Badge tone="danger" icon={<Ban {...icon} />}>
        {say.blocked}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<Check {...icon} />}>
      {say.active}
    </Badge>
  );
}

interface UserTableProps {
  users: readonly User[];
  onOpen: (user: User) => void;
  onBlock: (user: User) => void;
}

export function UserTable({ users: rows, onOpen, onBlock }: UserTableProps) {
  const columns: Column<User>[] = [
    {
      key: "name",
      header: say.name,
      isRowHeader: true,
      cell: (user) => (
        <RowName name={user.fullName} label={words.lists.detailsOf(user.fullName)} onOpen={() => onOpen(user)} />
      ),
    },
    { key: "email", header: words.lists.email, cell: ({ email }) => email },
    { key: "role", header: say.role, cell: ({ userType }) => say.roles[userType] },
    { key: "since", header: words.lists.since, cell: ({ createdAt }) => words.lists.day(createdAt) },
    { key: "state", header: say.state, cell: (user) => <UserState {...user} /> },
  ];
  return (
    <DataTable
      caption={say.list}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      actions={(user) => <BlockButton user={user} onBlock={onBlock} />}
    />
  );
}

/** Admins cannot be blocked. */
function BlockButton({ user, onBlock }: { user: User; onBlock: (user: User) => void }) {
  if (user.userType === "admin") return null;
  const label = user.blocked ? say.unblockOf(user.fullName) : say.blockOf(user.fullName);
  return (
    <Button size="s" aria-label={label} onClick={() => onBlock(user)}>
      {user.blocked ? say.unblock : say.block}
    </Button>
  );
}

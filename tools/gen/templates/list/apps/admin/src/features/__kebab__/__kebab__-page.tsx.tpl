import { {{hook}} } from "@dryrun/api-client/{{endpoint}}";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import type { Output } from "@dryrun/domain/contract/define";
import type { {{call}} } from "@dryrun/domain/{{contractFolder}}/contract";
import { usePage } from "@dryrun/remote-kit/use-page";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
{{filterImports}}

type Row = Output<typeof {{call}}>["{{rows}}"][number];

const say = words.{{camel}};

const COLUMNS: Column<Row>[] = [
{{columns}}
];

/** {{url}} */
export function {{pascal}}Page() {
  const { page } = usePage();
  {{filterHook}}
  const asked = {{hook}}({ query: { {{query}} } }, { refetchOnMountOrArgChange: true });
  return (
    <AdminList say={say} none={ {{none}} } asked={asked} {{searchProp}}>
      {(answer) => (
        <DataTable caption={say.list} columns={COLUMNS} rows={answer.{{rows}}} rowKey={({ _id }) => _id} />
      )}
    </AdminList>
  );
}

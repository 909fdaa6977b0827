import { makeBackup, restore } from "./cli/backup.ts";
import { createAdmin } from "./cli/create-admin.ts";
import { gradeAnswers } from "./cli/grade.ts";
import { setMaintenance } from "./cli/maintenance.ts";
import { StartError } from "./config/values.ts";

const [command, ...args] = process.argv.slice(2);
const commands = new Map(
  Object.entries<(args: string[]) => Promise<void>>({
    "admin:create": createAdmin,
    maintenance: setMaintenance,
    backup: makeBackup,
    restore,
    grade: gradeAnswers,
  }),
);
const chosen = command === undefined ? undefined : commands.get(command);
const work = chosen ? chosen(args) : Promise.reject(new StartError(`Commands: ${[...commands.keys()].join(", ")}.`));
work.catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
});

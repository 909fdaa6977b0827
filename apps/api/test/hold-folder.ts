// A process that locks a data folder until it is killed: `hold-folder.ts FOLDER`. It exits with 1 if it cannot lock it.
import { lockDataFolder } from "../src/db/embedded/data-folder.ts";
import { ownSecrets } from "../src/secrets.ts";

const [folder = ""] = process.argv.slice(2);
const { jwtSecret } = ownSecrets(folder);
let release = () => {};
try {
  release = lockDataFolder(`${folder}/db`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
console.log(`holds ${process.pid} ${jwtSecret}`);
// The lock ends with its last reference: without this line the garbage collector may release it.
process.once("exit", release);
setInterval(() => {}, 1000);

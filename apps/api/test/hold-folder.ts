// A process that holds a data folder until it is killed: `hold-folder.ts FOLDER`. It ends with 1 when it may not have it.
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
// The lock ends with what refers to it: without this line the garbage collector may release it.
process.once("exit", release);
setInterval(() => {}, 1000);

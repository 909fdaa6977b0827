// A process that holds a data folder until it is killed: `hold-folder.ts FOLDER`. It ends with 1 when it may not have it.
import { lockDataFolder } from "../src/db/data-folder.ts";
import { ownSecrets } from "../src/secrets.ts";

const [folder = ""] = process.argv.slice(2);
const { jwtSecret } = ownSecrets(folder);
try {
  lockDataFolder(`${folder}/db`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
console.log(`holds ${process.pid} ${jwtSecret}`);
setInterval(() => {}, 1000);

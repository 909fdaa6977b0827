// Runs in the build of the API. Writes the empty database from which the embedded database and second opinions start.
import { PGlite } from "@electric-sql/pglite";
import { writeEmptyDatabase } from "./empty-database.ts";

const database = await PGlite.create();
await writeEmptyDatabase(await database.dumpDataDir("gzip"));
await database.close();

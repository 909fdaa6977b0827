// The build of the API: the empty database from which second opinions start.
import { PGlite } from "@electric-sql/pglite";
import { writeImage } from "./postgres-image.ts";

const database = await PGlite.create();
await writeImage(await database.dumpDataDir("gzip"));
await database.close();

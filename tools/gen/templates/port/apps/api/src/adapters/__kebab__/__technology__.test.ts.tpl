import { behavesAs{{pascal}} } from "./{{kebab}}.contract-test.ts";
import { create{{technologyPascal}}{{pascal}} } from "./{{technology}}.ts";

behavesAs{{pascal}}(async () => create{{technologyPascal}}{{pascal}}());

import { useEmployerApiKeysQuery } from "@dryrun/api-client/company/api-keys";
import { developers } from "../../../messages/company/developers.en-in.ts";
import { ListedPart } from "../listed-part.tsx";
import { CreateKey } from "./create-key.tsx";
import { KeyList } from "./key-list.tsx";

/** The API keys of the company. */
export function KeysPart() {
  const answer = useEmployerApiKeysQuery();
  return (
    <ListedPart text={developers.keys} answer={answer} form={<CreateKey />}>
      {({ keys }) => <KeyList keys={keys} />}
    </ListedPart>
  );
}

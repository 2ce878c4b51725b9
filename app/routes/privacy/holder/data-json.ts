import { holderFileJson } from "../../../privacy/holder/holder-file.ts"
import { appContext } from "../../app-context.ts"
import { controller } from "../privacy-contact.ts"
import type { Route } from "./+types/data-json"
import { answerDownload } from "./download.server.ts"

export function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  return answerDownload(request, app, { name: "meus-dados.json", type: "application/json" }, (record) =>
    holderFileJson(controller(app.company), record, app.clock()),
  )
}

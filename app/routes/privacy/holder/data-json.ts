import { holderJson } from "../../../privacy/holder/holder-file.ts"
import { worldContext } from "../../app-context.ts"
import { controller } from "../privacy-contact.ts"
import type { Route } from "./+types/data-json"
import { answerDownload } from "./download.server.ts"

export function loader({ request, context }: Route.LoaderArgs) {
  const world = context.get(worldContext)
  return answerDownload(request, world, { name: "meus-dados.json", type: "application/json" }, (record) =>
    holderJson(controller, record, world.clock()),
  )
}

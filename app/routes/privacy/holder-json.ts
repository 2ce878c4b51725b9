import { holderJson } from "../../privacy/holder-file.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/holder-json"
import { answerDownload } from "./holder-download.server.ts"
import { controller } from "./privacy-contact.ts"

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const world = context.get(worldContext)
  return answerDownload(request, world, { name: "meus-dados.json", type: "application/json" }, (record) =>
    holderJson(controller, record, world.clock()),
  )
}

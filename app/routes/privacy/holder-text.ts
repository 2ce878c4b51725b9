import { longMoment } from "../../platform/pt-br.ts"
import { holderText } from "../../privacy/holder-file.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/holder-text"
import { answerDownload } from "./holder-download.server.ts"
import { holderView } from "./holder-view.ts"
import { controller } from "./privacy-contact.ts"

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const world = context.get(worldContext)
  return answerDownload(request, world, { name: "meus-dados.txt", type: "text/plain" }, (record) =>
    holderText(controller, holderView(record), longMoment(world.clock())),
  )
}

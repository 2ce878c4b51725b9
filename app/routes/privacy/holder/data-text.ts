import { longMoment } from "../../../locale/pt-br.ts"
import { holderFileText } from "../../../privacy/holder/holder-file.ts"
import { holderView } from "../../../privacy/holder/holder-view.ts"
import { appContext } from "../../app-context.ts"
import { controller } from "../privacy-contact.ts"
import type { Route } from "./+types/data-text"
import { answerDownload } from "./download.server.ts"

export function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  return answerDownload(request, app, { name: "meus-dados.txt", type: "text/plain" }, (record) =>
    holderFileText(controller(app.company), holderView(record), longMoment(app.clock())),
  )
}

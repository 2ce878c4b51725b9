import type { HttpAnswers } from "../../platform/http/http-pipeline.server.ts"

/** Plain text for requests that reach no page. */
export const httpAnswers: HttpAnswers = {
  notAnAddress: "Este endereço não existe.",
  methodNotAllowed: "Método não aceito.",
  otherOrigin: "Este envio não partiu do nosso site.",
  tooLarge: "O envio é grande demais.",
  busy: "Muita gente ao mesmo tempo. Tente de novo em instantes.",
  failed: (code) => `Algo deu errado do nosso lado. Código ${code}.`,
}

/** To programs that ask for a site map, a feed or a picture while the database or we are away. People get a page. */
export const unavailableText = "O site está indisponível no momento. Tente de novo em alguns minutos.\n"

import type { RefusalTexts } from "../../platform/http/http-pipeline.server.ts"

/** Plain text responses for requests that reach no page. */
export const refusalTexts: RefusalTexts = {
  invalidUrl: "Este endereço não existe.",
  methodNotAllowed: "Método não aceito.",
  otherOrigin: "Este envio não partiu do nosso site.",
  tooLarge: "O envio é grande demais.",
  busy: "Muita gente ao mesmo tempo. Tente de novo em instantes.",
  failed: (code) => `Algo deu errado do nosso lado. Código ${code}.`,
}

/** For a sitemap, feed or picture while the database or the application is down. Visitors get a page instead. */
export const unavailableText = "O site está indisponível no momento. Tente de novo em alguns minutos.\n"

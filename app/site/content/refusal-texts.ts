import type { RefusalTexts } from "../../platform/http/http-pipeline.server.ts"

/** Plain text responses for requests that reach no page. */
export const refusalTexts: RefusalTexts = {
  unreadable: "O pedido não pôde ser lido.",
  invalidUrl: "Este endereço não existe.",
  methodNotAllowed: "Método não aceito.",
  otherOrigin: "Este envio não partiu do nosso site.",
  tooLarge: "O envio é grande demais.",
  unreadableForm: "Não foi possível ler o envio. Volte à página e tente de novo.",
  headersTooLarge: "O navegador enviou dados demais. Apague os cookies deste site e tente de novo.",
  tooSlow: "O pedido demorou demais a chegar.",
  busy: "Muita gente ao mesmo tempo. Tente de novo em instantes.",
  failed: (code) => `Algo deu errado do nosso lado. Código ${code}.`,
}

/** For a sitemap, feed or picture while the database or the application is down. Visitors get a page instead. */
export const unavailableText = "O site está indisponível no momento. Tente de novo em alguns minutos.\n"

/** @public Plain text responses of nginx itself, by status: the build writes them into its configuration. */
export const edgeRefusalTexts = {
  400: refusalTexts.unreadable,
  403: "Este endereço não é público.",
  404: refusalTexts.invalidUrl,
  405: refusalTexts.methodNotAllowed,
  412: "O pedido traz uma condição que não se cumpre.",
  413: refusalTexts.tooLarge,
  414: "O endereço é longo demais.",
  431: refusalTexts.headersTooLarge,
} as const

import type { PageMetadata } from "../metadata/page-metadata.ts"
import { siteName } from "./brand.ts"

/** A separate file, because the browser shows error pages too and should not load the other metadata. */
export const faultMetadata = {
  notFound: {
    title: `Página não encontrada | ${siteName}`,
    description: "O endereço procurado não existe neste site.",
    path: null,
    isIndexed: false,
  },
  error: {
    title: `Algo deu errado | ${siteName}`,
    description: "Não foi possível mostrar esta página.",
    path: null,
    isIndexed: false,
  },
} as const satisfies Record<string, PageMetadata>

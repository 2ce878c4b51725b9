/**
 * Forms, subjects and operator names as the contract lists them (§3). Every quote form of the site is an
 * offer; adding one is adding data here.
 */
type Subject = { code: string; label: string }

export type Offer = {
  id: string
  /** Sent with the lead and normalised to its key when stored. */
  operadora: string
  subjects: readonly Subject[]
  /** Empty: nothing is chosen beforehand (D37). */
  defaultSubject: string
  /** Amil and SulAmérica store "Operadora - code" (D11). */
  prefixesSubject: boolean
  /** Three pages send a fixed word instead of their address (§3). */
  fixedSourcePage: string | null
  fixedUtmSource: string | null
  defaultMessage: string
  submitLabel: string
  busyLabel: string
  exceptionText: string
}

const longException = "Erro inesperado ao enviar formulário. Tente novamente."
const shortException = "Erro inesperado. Tente novamente."

const fromAddress = { fixedSourcePage: null, fixedUtmSource: null } as const
const fromPage = (page: string) => ({ fixedSourcePage: page, fixedUtmSource: "website" }) as const

export const offers = {
  main: {
    id: "main",
    operadora: "main",
    subjects: [
      { code: "pessoa_fisica", label: "Pessoa Física" },
      { code: "plano_adesao", label: "Plano por Adesão" },
      { code: "empresarial", label: "Empresarial" },
    ],
    defaultSubject: "",
    prefixesSubject: false,
    ...fromAddress,
    defaultMessage:
      "Tenho interesse em planos de saúde para servidores públicos e gostaria de receber uma cotação.",
    submitLabel: "Solicitar Cotação",
    busyLabel: "Enviando...",
    exceptionText: longException,
  },
  amil: {
    id: "amil",
    operadora: "Amil",
    subjects: [
      { code: "amil_adesao_servidores", label: "Plano por adesão para servidores" },
      { code: "amil_empresarial", label: "Plano empresarial" },
      { code: "amil_coletivo_publico", label: "Coletivo para órgão público" },
      { code: "amil_plano_tradicional", label: "Plano tradicional" },
      { code: "amil_informacoes", label: "Outras informações" },
    ],
    defaultSubject: "amil_adesao_servidores",
    prefixesSubject: true,
    ...fromAddress,
    defaultMessage:
      "Tenho interesse no plano da Amil para servidores públicos e gostaria de receber uma cotação.",
    submitLabel: "Solicitar Cotação",
    busyLabel: "Enviando...",
    exceptionText: longException,
  },
  sulamerica: {
    id: "sulamerica",
    operadora: "SulAmérica",
    subjects: [
      { code: "sulamerica_adesao_servidores", label: "Plano por adesão para servidores" },
      { code: "sulamerica_empresarial", label: "Plano empresarial" },
      { code: "sulamerica_coletivo_publico", label: "Coletivo Público" },
      { code: "sulamerica_categorias", label: "Categorias de plano" },
      { code: "sulamerica_informacoes", label: "Outras informações" },
    ],
    defaultSubject: "sulamerica_adesao_servidores",
    prefixesSubject: true,
    ...fromAddress,
    defaultMessage:
      "Tenho interesse no plano da SulAmérica para servidores públicos e gostaria de receber uma cotação.",
    submitLabel: "Solicitar Cotação",
    busyLabel: "Enviando...",
    exceptionText: longException,
  },
  alice: {
    id: "alice",
    operadora: "Alice",
    subjects: [
      { code: "alice_cnpj_proprio", label: "Tenho CNPJ próprio" },
      { code: "alice_cnpj_conjuge", label: "CNPJ do cônjuge" },
      { code: "alice_cnpj_filho", label: "CNPJ de filho ou filha" },
      { code: "alice_mei_proprio", label: "Sou MEI" },
      { code: "alice_sem_cnpj", label: "Não tenho CNPJ" },
      { code: "alice_informacoes", label: "Outras informações" },
    ],
    defaultSubject: "alice_cnpj_proprio",
    prefixesSubject: false,
    ...fromPage("alice-page"),
    defaultMessage: "Gostaria de verificar a elegibilidade para o plano da Alice por meio de CNPJ.",
    submitLabel: "Verificar Elegibilidade Alice",
    busyLabel: "Verificando...",
    exceptionText: shortException,
  },
  portoSeguro: {
    id: "portoSeguro",
    operadora: "Porto Seguro",
    subjects: [
      { code: "porto_familia_3_4_vidas", label: "Família de 3 a 4 vidas" },
      { code: "porto_grupo_colegas", label: "Grupo de colegas" },
      { code: "porto_familia_estendida", label: "Família estendida, 5 vidas ou mais" },
      { code: "porto_organizar_grupo", label: "Quero ajuda para organizar um grupo" },
      { code: "porto_menos_3_vidas", label: "Tenho menos de 3 vidas" },
      { code: "porto_informacoes", label: "Outras informações" },
    ],
    defaultSubject: "porto_familia_3_4_vidas",
    prefixesSubject: false,
    ...fromPage("porto-seguro-page"),
    defaultMessage: "Tenho interesse em formar um grupo de 3 ou mais vidas para o plano da Porto Seguro.",
    submitLabel: "Solicitar Cotação",
    busyLabel: "Verificando...",
    exceptionText: shortException,
  },
  medsenior: {
    id: "medsenior",
    operadora: "MedSenior",
    subjects: [
      { code: "medsenior_servidores_publicos", label: "Servidores públicos" },
      { code: "medsenior_servidor_federal", label: "Servidor federal" },
      { code: "medsenior_servidor_estadual", label: "Servidor estadual" },
      { code: "medsenior_servidor_municipal", label: "Servidor municipal" },
      { code: "medsenior_aposentado_publico", label: "Aposentado do serviço público" },
      { code: "medsenior_informacoes", label: "Outras informações" },
    ],
    defaultSubject: "medsenior_servidores_publicos",
    prefixesSubject: false,
    ...fromPage("medsenior-page"),
    defaultMessage:
      "Tenho interesse no plano da MedSênior para servidores públicos e gostaria de receber uma cotação.",
    submitLabel: "Solicitar Cotação",
    busyLabel: "Enviando...",
    exceptionText: shortException,
  },
} as const satisfies Record<string, Offer>

export type OfferId = keyof typeof offers

export function isOfferId(value: unknown): value is OfferId {
  return typeof value === "string" && Object.hasOwn(offers, value)
}

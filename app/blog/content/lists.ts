import { href } from "react-router"
import { grouped } from "../../locale/pt-br.ts"

const articles = (count: number) => `${grouped(count)} ${count === 1 ? "artigo" : "artigos"}`

export const listText = {
  recent: {
    title: "Artigos recentes",
    text: (count: number) =>
      count === 0
        ? "Ainda não há artigos publicados."
        : `${articles(count)} para ler antes de assinar, de trocar de plano ou de pedir ressarcimento.`,
  },
  /** Under the list's title, from page 2 on. */
  position: (page: number, pages: number, count: number) =>
    `Página ${grouped(page)} de ${grouped(pages)}, com ${articles(count)} ao todo.`,
  order: (count: number) => {
    if (count === 0) return "Ainda sem artigos."
    return count === 1 ? "1 artigo." : `${articles(count)}, do mais novo ao mais antigo.`
  },
  search: {
    title: "Busca no blog",
    text: "A busca procura no título, no resumo e no texto de cada artigo, nesta ordem.",
    label: "Buscar artigos",
    placeholder: "Benefícios para servidores",
    button: "Buscar",
    clear: "Limpar busca",
    reviewed: "revisto em",
  },
  /** §2, the exact text of the specification. */
  results: (count: number, term: string) =>
    count > 0 ? `${grouped(count)} resultado(s) para "${term}"` : `Nenhum resultado para "${term}"`,
  empty: {
    title: "Nenhum artigo encontrado",
    afterSearch: "Tente usar outros termos de busca ou explore os artigos em destaque.",
    soon: "Estamos preparando conteúdo especializado para servidores públicos e suas famílias.",
    didYouMean: {
      before: "Você quis dizer ",
      between: (index: number, count: number) => (index === 0 ? "" : index === count - 1 ? " ou " : ", "),
      after: "?",
    },
    featured: "Enquanto isso, um artigo em destaque:",
    mostRead: "Perguntas mais lidas",
    quote: { label: "Solicitar Cotação", href: `${href("/")}#contato` },
  },
  loading: "Carregando posts...",
  pager: {
    label: "Páginas do blog",
    previous: "Anterior",
    next: "Próxima",
    page: "Página ",
    gap: "páginas puladas",
  },
  feed: { label: "Receber os artigos novos por RSS", href: href("/blog/feed.xml"), title: "Blog WebPlan" },
  breadcrumb: { label: "Você está aqui", home: { label: "Home", href: href("/") }, blog: "Blog" },
  back: "Voltar para o Blog",
} as const

/** The pages of one category, tag or author. */
export const labelText = {
  category: {
    kind: "Categoria",
    title: (name: string) => `Posts em ${name}`,
    description: (name: string) =>
      `Artigos da categoria ${name} sobre planos de saúde para servidores públicos e suas famílias.`,
    missing: {
      title: "Categoria não encontrada",
      text: "A categoria solicitada não existe ou foi removida.",
    },
  },
  tag: {
    kind: "Tag",
    title: (name: string) => `Posts em ${name}`,
    description: (name: string) =>
      `Artigos sobre ${name} e planos de saúde para servidores públicos e suas famílias.`,
    missing: { title: "Tag não encontrada", text: "A tag solicitada não existe ou foi removida." },
  },
  author: {
    kind: "Autoria",
    title: (name: string) => `Posts de ${name}`,
    description: (name: string) =>
      `Artigos de ${name} sobre planos de saúde para servidores públicos e suas famílias.`,
    missing: {
      title: "Autor não encontrado",
      text: "O autor solicitado não existe ou não escreve mais para o blog.",
    },
  },
} as const

export const faultText = {
  list: {
    title: "Erro ao carregar posts. Tente novamente.",
    text: "O erro foi nosso. Se tiver pressa, ligue",
  },
  page: {
    title: "Esta página da lista não existe",
    text: "A lista muda quando saem artigos novos. Volte à primeira página.",
    first: "Ir para a primeira página",
  },
  retry: "Tentar Novamente",
} as const

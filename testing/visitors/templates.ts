import { carriersWithPage } from "../../app/plans/catalogue/carriers.ts"

/** Every kind of public page, for screenshots and for checks that visit all of them. */
export const templates = [
  { name: "home", path: "/", isListed: true },
  { name: "sobre", path: "/sobre", isListed: true },
  { name: "equipe", path: "/equipe", isListed: true },
  { name: "como-somos-pagos", path: "/como-somos-pagos", isListed: true },
  { name: "acessibilidade", path: "/acessibilidade", isListed: true },
  ...carriersWithPage().map(({ slug }) => ({ name: slug, path: `/${slug}`, isListed: true })),
  { name: "sucesso", path: "/sucesso?ate=sem-prazo", isListed: false },
  { name: "sucesso-sem-envio", path: "/sucesso", isListed: false },
  { name: "privacidade", path: "/politicas-privacidade", isListed: true },
  { name: "privacidade-anterior", path: "/politicas-privacidade/2025-09", isListed: false },
  { name: "meus-dados", path: "/privacidade/meus-dados", isListed: false },
  { name: "meus-dados-enviado", path: "/privacidade/meus-dados/enviado", isListed: false },
  { name: "meus-dados-link", path: "/privacidade/meus-dados/entrar/um-link", isListed: false },
  { name: "blog", path: "/blog", isListed: true },
  { name: "blog-pagina", path: "/blog?pagina=2", isListed: true },
  { name: "blog-busca", path: "/blog?busca=car%C3%AAncia", isListed: false },
  { name: "blog-sem-resultado", path: "/blog?busca=carensia", isListed: false },
  { name: "situacao", path: "/blog/comece/pensao", isListed: true },
  { name: "categoria", path: "/blog/categoria/direitos", isListed: true },
  { name: "tag", path: "/blog/tag/ans", isListed: true },
  { name: "autor", path: "/blog/autor/dalva-nunes", isListed: true },
  { name: "categoria-desconhecida", path: "/blog/categoria/nao-existe", isListed: false },
  { name: "post", path: "/blog/golpe-do-boleto-falso", isListed: true },
  { name: "post-longo", path: "/blog/faixas-etarias-da-ans", isListed: true },
  { name: "post-desconhecido", path: "/blog/artigo-que-nao-existe", isListed: false },
  { name: "nao-encontrada", path: "/pagina-que-nao-existe", isListed: false },
] as const

export const widths = [390, 768, 1280] as const

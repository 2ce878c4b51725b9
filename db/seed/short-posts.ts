import type { PostDraft } from "../../app/blog/publishing/post-draft.ts"
import { people } from "../../app/team/people.ts"
import { publicName } from "../../app/team/person.ts"

type ShortPost = PostDraft & { views: number; likes: number }

const plain = {
  status: "published",
  featured: false,
  featuredImage: null,
  featuredImageAlt: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  canonicalUrl: null,
  reviewedOn: "2026-11-16",
  reviewedBy: `${publicName(people.helenaPrado)}, Susep ${people.helenaPrado.susep}`,
  sources: [],
} as const satisfies Partial<PostDraft>

/** What no article shows: reading times of up to a minute (§9), three categories, no tags, no views, one like. */
export const shortPosts: readonly ShortPost[] = [
  {
    ...plain,
    slug: "sete-palavras-do-contrato",
    title: "Sete palavras do contrato que vale a pena conhecer",
    excerpt: "Um pequeno glossário para ler a proposta com calma, antes de assinar.",
    author: "caio-brandao",
    categories: ["guias", "direitos", "beneficios"],
    tags: ["contrato"],
    publishedAt: new Date("2026-07-30T09:00:00-03:00"),
    views: 312,
    likes: 1,
    body: `
<p>Toda proposta de plano de saúde repete as mesmas palavras. Com estas sete, a leitura fica mais simples.</p>
<dl>
<dt>Titular</dt>
<dd>A pessoa que assina a adesão e responde pelo pagamento. No plano coletivo, é dela o vínculo com a entidade ou com a empresa.</dd>
<dt>Dependente</dt>
<dd>Quem entra no plano por causa do titular, como o cônjuge e os filhos. O contrato diz quem pode entrar e até que idade.</dd>
<dt>Operadora</dt>
<dd>A empresa que garante o atendimento e mantém a rede de hospitais, clínicas e laboratórios.</dd>
<dt>Administradora</dt>
<dd>A empresa que organiza o contrato coletivo, emite o boleto e cuida das inclusões. Ela não atende nem autoriza exames.</dd>
<dt>Carência</dt>
<dd>O tempo entre o início do plano e o direito de usar cada serviço. Cada serviço pode ter um prazo próprio, com um máximo fixado em lei.</dd>
<dt>Coparticipação</dt>
<dd>O valor que você paga por consulta ou exame, além da mensalidade. Peça a tabela e veja se há um limite por mês.</dd>
<dt>Vigência</dt>
<dd>O dia em que o plano começa a valer. É dele que se contam as carências, e ele pode ser diferente do dia da assinatura.</dd>
</dl>
<p>Se uma cláusula ainda parecer confusa, peça que o consultor a explique por escrito e guarde a resposta junto com a proposta.</p>
`,
  },
  {
    ...plain,
    slug: "antes-de-pedir-a-cotacao",
    title: "Antes de pedir a cotação, anote quatro informações",
    excerpt: "Com elas, a primeira conversa já termina com planos para comparar.",
    author: "rosa-amaral",
    categories: ["guias"],
    tags: [],
    publishedAt: new Date("2026-07-23T09:00:00-03:00"),
    views: 0,
    likes: 0,
    body: `
<p>Uma boa cotação começa com pouco. Antes de falar com um consultor, anote:</p>
<ul>
<li>as idades de quem vai entrar no plano;</li>
<li>a cidade em que cada pessoa costuma ser atendida;</li>
<li>o seu vínculo: federal, estadual ou municipal, na ativa, na aposentadoria ou na pensão;</li>
<li>o nome do plano atual, se houver, e há quanto tempo você o tem.</li>
</ul>
<p>Não envie laudos, exames nem fotos de documentos pelo site. Quando um documento for necessário, o consultor diz qual é e por onde enviar.</p>
`,
  },
]

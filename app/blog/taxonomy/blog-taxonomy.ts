import { href } from "react-router"
import { people } from "../../team/people.ts"
import { type Person, publicName } from "../../team/person.ts"

/** Authors, categories and tags of the repository's articles. */
export const blogTaxonomy = {
  authors: [
    author(people.dalvaNunes, {
      bio: "Consultora para aposentados e pensionistas. Escreve sobre normas, contratos e cobranças.",
      hasPicture: true,
    }),
    author(people.caioBrandao, {
      bio: "Consultor de servidores do Executivo federal. Escreve sobre benefícios, ressarcimento e dependentes.",
      hasPicture: false,
    }),
    author(people.rosaAmaral, {
      bio: "Cuida do pós-venda. Escreve sobre as dúvidas que mais chegam por telefone e por WhatsApp.",
      hasPicture: true,
    }),
  ],
  categories: [
    {
      name: "Benefícios",
      slug: "beneficios",
      description: "O que o servidor e a família podem usar: planos, ressarcimento, dependentes e rede.",
    },
    {
      name: "Direitos",
      slug: "direitos",
      description: "Os direitos de quem tem um plano de saúde e como pedir cada um.",
    },
    {
      name: "Proteção",
      slug: "protecao",
      description: "Como evitar golpes, cobranças indevidas e surpresas na hora de assinar.",
    },
    {
      name: "Legislação",
      slug: "legislacao",
      description: "As normas da ANS e do serviço público explicadas em português claro.",
    },
    {
      name: "Guias",
      slug: "guias",
      description: "Passo a passo para escolher, contratar e usar um plano de saúde.",
    },
  ],
  tags: [
    { name: "ANS", slug: "ans" },
    { name: "Adesão", slug: "adesao" },
    { name: "Aposentadoria", slug: "aposentadoria" },
    { name: "Carência", slug: "carencia" },
    { name: "CNPJ", slug: "cnpj" },
    { name: "Cobertura", slug: "cobertura" },
    { name: "Contrato", slug: "contrato" },
    { name: "Corretor", slug: "corretor" },
    { name: "Dependentes", slug: "dependentes" },
    { name: "Documentos", slug: "documentos" },
    { name: "Faixa etária", slug: "faixa-etaria" },
    { name: "Golpes", slug: "golpes" },
    { name: "LGPD", slug: "lgpd" },
    { name: "Mensalidade", slug: "mensalidade" },
    { name: "Pensionistas", slug: "pensionistas" },
    { name: "Portabilidade", slug: "portabilidade" },
    { name: "Reajuste", slug: "reajuste" },
    { name: "Rede credenciada", slug: "rede-credenciada" },
    { name: "SouGov", slug: "sougov" },
  ],
}

function author(person: Person, { bio, hasPicture }: { bio: string; hasPicture: boolean }) {
  return {
    name: publicName(person),
    slug: person.slug,
    bio,
    avatarUrl: hasPicture ? `/imagens/autores/${person.slug}.svg` : null,
    email: null,
    socialLinks: { website: href("/equipe") },
  }
}

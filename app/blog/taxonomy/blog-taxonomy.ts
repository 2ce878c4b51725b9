import { href } from "react-router"
/** Authors, categories and tags of the repository's articles. The three authors are teams, not people. */
export const blogTaxonomy = {
  authors: [
    {
      name: "Redação WebPlan",
      slug: "redacao-webplan",
      bio: "Equipe editorial do blog. Escreve os artigos e indica as normas e as fontes de cada um.",
      avatarUrl: "/imagens/autores/redacao-webplan.svg",
      email: null,
      socialLinks: { website: href("/sobre") },
    },
    {
      name: "Equipe de Benefícios",
      slug: "equipe-de-beneficios",
      bio: "Acompanha as regras de planos e benefícios do serviço público e explica o que muda para o servidor.",
      avatarUrl: null,
      email: null,
      socialLinks: { website: href("/sobre") },
    },
    {
      name: "Equipe de Atendimento",
      slug: "equipe-de-atendimento",
      bio: "Responde por telefone e por WhatsApp às dúvidas de servidores e familiares, e escreve sobre as mais comuns.",
      avatarUrl: "/imagens/autores/equipe-de-atendimento.svg",
      email: null,
      socialLinks: { website: href("/sobre") },
    },
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

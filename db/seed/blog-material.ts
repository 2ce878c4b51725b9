/** The fixed site of the blog of public servants (§9). */
export const siteId = "6f1d3c52-8a0e-4a57-9a6d-2b6f0c1e7d10"

export const authors = [
  {
    name: "Redação WebPlan",
    slug: "redacao-webplan",
    bio: "Equipe editorial da WebPlan.",
    email: "redacao@webplan.example",
    socialLinks: { website: "https://servidores.webplan.example" },
  },
  {
    name: "Equipe de Benefícios",
    slug: "equipe-de-beneficios",
    bio: "Acompanha as regras de benefícios do serviço público.",
    email: "beneficios@webplan.example",
    socialLinks: { website: "https://servidores.webplan.example" },
  },
  {
    name: "Equipe de Atendimento",
    slug: "equipe-de-atendimento",
    bio: "Responde às dúvidas que chegam pelo telefone e pelo chat.",
    email: "atendimento@webplan.example",
    socialLinks: { website: "https://servidores.webplan.example" },
  },
]

export const categories = [
  {
    name: "Benefícios",
    slug: "beneficios",
    description: "O que o servidor e a família podem usar.",
    active: true,
  },
  { name: "Direitos", slug: "direitos", description: "O que a lei e os contratos garantem.", active: true },
  { name: "Proteção", slug: "protecao", description: "Como evitar golpes e surpresas.", active: true },
  {
    name: "Legislação",
    slug: "legislacao",
    description: "Normas da ANS e do serviço público, em linguagem simples.",
    active: true,
  },
  { name: "Guias", slug: "guias", description: "Passo a passo para escolher e usar o plano.", active: true },
  { name: "Arquivo", slug: "arquivo", description: "Temas que já não atualizamos.", active: false },
]

export const tags = [
  { name: "ANS", slug: "ans", active: true },
  { name: "Adesão", slug: "adesao", active: true },
  { name: "Carência", slug: "carencia", active: true },
  { name: "Portabilidade", slug: "portabilidade", active: true },
  { name: "Reajuste", slug: "reajuste", active: true },
  { name: "Dependentes", slug: "dependentes", active: true },
  { name: "Aposentadoria", slug: "aposentadoria", active: true },
  { name: "Golpes", slug: "golpes", active: true },
  { name: "Rede credenciada", slug: "rede-credenciada", active: true },
  { name: "SouGov", slug: "sougov", active: true },
]

export const titles = [
  "Como comparar dois planos de saúde sem se perder",
  "O que é um plano coletivo por adesão",
  "Faixas etárias da ANS: por que o preço muda com a idade",
  "Carências: quanto tempo esperar por cada atendimento",
  "Portabilidade: como trocar de plano sem novas carências",
  "Reembolso do plano para servidores federais: por onde começar",
  "Golpe do boleto falso: como reconhecer e o que fazer",
  "Quem pode ser dependente no seu plano",
  "Aposentadoria e plano de saúde: o que conferir antes",
  "Reajuste de plano coletivo: como ele é decidido",
  "Rede credenciada: perguntas para fazer ao corretor",
  "Doenças preexistentes e a cobertura parcial temporária",
  "Pensionistas: quais caminhos existem para ter um plano",
  "Taxa de adesão: o que ela é e o que ela não é",
  "Plano com coparticipação vale a pena para a sua família",
  "Como ler a proposta antes de assinar",
  "Enfermaria ou apartamento: o que muda na prática",
  "Plano regional ou nacional: como decidir",
  "Seus dados na cotação: o que a LGPD garante",
  "Servidor municipal: que vínculo a entidade pede",
  "Plano para pai e mãe: quando é possível",
  "Urgência e emergência: o que o plano cobre no começo",
  "Documentos para contratar um plano por adesão",
  "Como funciona a assistência fora da sua cidade",
  "Mudança de cidade: o que fazer com o plano",
  "Filhos até que idade ficam no plano",
  "Cancelamento: direitos de quem tem contrato coletivo",
  "O que perguntar sobre hospitais antes de assinar",
  "Como o corretor é remunerado e por que você deve saber",
  "Plano odontológico junto com o de saúde: como avaliar",
  "Rascunho: perguntas frequentes sobre o SouGov",
  "Rascunho: guia do servidor recém-empossado",
  "Rascunho: exames preventivos por idade",
  "O que muda no seu plano no próximo ano",
  "Calendário do servidor: prazos que valem a pena anotar",
  "Perguntas antigas sobre planos de categoria",
] as const

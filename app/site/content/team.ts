import { href } from "react-router"
import { law } from "../../norms/law.ts"
import type { Person } from "../../team/person.ts"
import type { Claim } from "../company/claim.ts"
import { claiming } from "../company/claimed.ts"
import type { Company } from "../company/company.ts"
import { officialAddresses } from "./official-addresses.ts"

/** N10.01: who answers, and where a visitor checks it. */
export function team(company: Company, people: readonly Person[]) {
  return {
    title: "Quem atende você",
    lead: "Nome, função, idiomas e horário de cada pessoa. Quem vende plano tem o número de registro ao lado, e você confere no site da Susep.",
    people: people.map((person) => (person.isSample ? claiming(sampleOf(person), () => person) : person)),
    /** Production without real people. */
    nobody: [
      "Ainda não publicamos o nome de cada pessoa. Quando falar com um de nós, peça o nome completo e o número de registro, e confira os dois antes de enviar qualquer documento. Se preferir, ligue para o escritório: ",
      { label: company.mainPhone.display, href: `tel:${company.mainPhone.e164}` },
      ".",
    ],
    labels: {
      samplePortrait: "retrato de exemplo",
      languages: "Idiomas",
      hours: "Horário",
      registration: "Registro",
      unregistered: "Atendimento, sem venda",
      check: "Susep",
      sample: "exemplo",
      sampleNote: "Pessoas e números de registro inventados para a demonstração",
    },
    checks: {
      id: "conferir",
      title: "Confira você mesmo",
      text: "Estes registros são públicos. Consulte cada um no site do órgão, sem passar por nós.",
      items: [
        {
          title: "A corretora, na Susep",
          code: company.susep,
          text: law(
            "Em geral, corretores e corretoras podem ser consultados na Susep, pelo nome ou pelo registro. Veja se a situação está ativa e se o nome é o mesmo.",
            "COR-04",
          ),
          link: { label: "Consultar na Susep", href: officialAddresses.susep },
        },
        {
          title: "O CNPJ, na Receita Federal",
          code: company.cnpj,
          text: `Nome empresarial, situação e endereço. O nome deve ser ${company.legalName}`,
          link: { label: "Consultar na Receita", href: officialAddresses.receita },
        },
        {
          title: "A operadora, na ANS",
          code: "Registro ANS",
          text: law(
            "O contrato deve trazer o registro na ANS (Lei 9.656/1998, art. 16). No site da ANS, abra “Consultar dados e planos da operadora” e compare.",
            "CON-12",
          ),
          link: { label: "Abrir o site da ANS", href: officialAddresses.ans },
        },
        {
          title: "O escritório",
          code: company.address.street,
          text: `${company.address.city}, ${company.address.postalCode}. Ligue antes de vir.`,
          link: { label: company.mainPhone.display, href: `tel:${company.mainPhone.e164}` },
        },
      ],
      otherSite: "outro site",
    },
    pay: {
      title: "Quem paga a corretora",
      text: "Quem nos paga é a operadora ou a administradora, por comissão.",
      link: { label: "Como somos pagos", href: href("/como-somos-pagos") },
    },
  } as const
}

/** D72: an invented person is shown in a demonstration and never in production. */
function sampleOf({ slug, name, role }: Person): Claim {
  return {
    id: slug,
    value: name,
    label: role,
    phrase: name,
    appearsOn: [href("/equipe")],
    source: "exemplo",
    reviewedOn: "2026-11-17",
    ownerMustConfirm: true,
  }
}

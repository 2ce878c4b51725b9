import { ChangeHistory } from "./change-history.tsx"

const entries = [
  {
    id: 3,
    author: "Dalva Exemplar",
    when: "9h12",
    reason: "Linha nova da operadora.",
    lines: [
      { label: "Telefone do site", before: "(11) 90000-0001", after: "(11) 90000-0002" },
      { label: "E-mail do escritório", before: "contato@a.example", after: "contato@b.example" },
    ],
    isInForce: true,
  },
  {
    id: 2,
    author: "Lúcia Amostra",
    when: "3/10, 16h40",
    reason: "Celular do plantão.",
    lines: [{ label: "WhatsApp do site", before: "(11) 90000-0003", after: "(11) 90000-0004" }],
    isInForce: false,
  },
]

export function ForAnAdministrator() {
  return <ChangeHistory entries={entries} mayReturn seenVersion={3} previewHref="#previa" />
}

export function ForOthers() {
  return <ChangeHistory entries={entries} mayReturn={false} seenVersion={3} previewHref="#previa" />
}

export const Empty = () => <ChangeHistory entries={[]} mayReturn seenVersion={0} previewHref="#previa" />

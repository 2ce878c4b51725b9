import { detailFacts } from "../../leads/lead/lead-fields.ts"
import { suspicionText } from "../../leads/lead/lead-labels.ts"
import { DataTable } from "../../ui/charts/data-table.tsx"
import { Facts } from "../../ui/layout/facts.tsx"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import { WarningIcon } from "../../ui/tiles/icon.tsx"
import type { LeadSheet } from "../desk-lead.ts"
import { AgeBandChart } from "./age-band-chart.tsx"
import { livesPerBand } from "./lives-per-band.ts"
import style from "./request-block.module.css"

const columns = [{ label: "Faixa ANS" }, { label: "Idades" }, { label: "Vidas", isNumber: true }]

/** The person's request and the ages. */
export function RequestBlock({ lead }: { lead: LeadSheet }) {
  const facts = detailFacts(lead)
  return (
    <SheetBlock title="Pedido" order={0} aside={lead.messageIsAutomatic && "mensagem escrita pelo site"}>
      <blockquote className={style.quote}>{lead.message}</blockquote>
      {lead.suspicions.length > 0 && (
        <p className={style.suspicion}>
          <WarningIcon />
          Suspeito: {suspicionText(lead.suspicions)}.
        </p>
      )}
      <div className={style.ages}>
        <AgeBandChart ages={lead.ages} idade={lead.idade} />
        {lead.ages.length > 0 && (
          <>
            <DataTable
              caption="Vidas por faixa da ANS"
              isSmall
              columns={columns}
              rows={livesPerBand(lead.ages)
                .filter(({ ages }) => ages.length > 0)
                .map(({ band, ages }) => ({
                  id: band,
                  cells: [band.replace("–", " a ").replace("+", " ou mais"), ages.join(", "), ages.length],
                }))}
            />
            <p className={style.soft}>Escreveu “{lead.idade}”.</p>
          </>
        )}
      </div>
      {facts.length > 0 && (
        <div className={style.details}>
          <Facts of={facts.map(({ label, text }) => ({ label, value: text }))} />
        </div>
      )}
    </SheetBlock>
  )
}

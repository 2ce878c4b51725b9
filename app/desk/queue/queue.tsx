import { type ReactNode, useRef } from "react"
import { Dialog } from "../../ui/controls/dialog.tsx"
import { Key, KeyLegend } from "../../ui/layout/key-legend.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { type ViewTab, ViewTabs } from "../../ui/layout/view-tabs.tsx"
import { ArrowIcon, BackIcon } from "../../ui/tiles/icon.tsx"
import { ClockLegend } from "../deadline/clock-legend.tsx"
import { queueKeys, queueKeysInFull } from "../key-legends.ts"
import { LiveNews } from "../live/live-news.tsx"
import type { DaySummary } from "../today/day-summary.ts"
import { DayWall } from "../today/day-wall.tsx"
import { FilterArea, FilterButton, FilterPanel, type FilterState, isFiltering } from "./filter-panel.tsx"
import style from "./queue.module.css"
import { EmptyList, QueueDone, QueueFailed, type SuggestedLink } from "./queue-empty.tsx"
import type { QueueLine } from "./queue-line.ts"
import { QueueList } from "./queue-list.tsx"
import { QueueSentence, type Waiting } from "./queue-sentence.tsx"
import { useQueueKeys } from "./use-queue-keys.ts"

type Props = {
  title: string
  views: readonly ViewTab[]
  /** True for the queue, which is ordered by deadline; false for the other lists. */
  isQueue: boolean
  lines: readonly QueueLine[]
  /** The list could not be read; `lines` is empty then (D71). */
  isFailed: boolean
  waiting: Waiting | null
  day: DaySummary | null
  filters: FilterState
  pager: { newer: string | null; older: string | null }
  viewerId: string
  now: Date
  leadHref: (id: number) => string
  /** The address of this page. */
  href: string
  /** Links to other work, for an empty list. */
  suggestedLinks: readonly SuggestedLink[]
  /** The address of live events; null without them. */
  liveAddress: string | null
  /** The outcome of the last action. */
  news?: ReactNode
}

/** The page of a list of leads: the queue or another view. */
export function Queue(props: Props) {
  const { title, views, isQueue, lines, isFailed, waiting, day, filters, pager, liveAddress, news } = props
  const list = useRef<HTMLDivElement>(null)
  const { selected, isHelpOpen, closeHelp } = useQueueKeys(list)
  const isEmpty = lines.length === 0
  return (
    <>
      <FilterArea>
        <PageHead
          title={title}
          beside={<FilterButton state={filters} />}
          side={
            isQueue &&
            (!isEmpty || isFailed) && <DayWall day={day} deadlines={lines.map(({ deadline }) => deadline)} />
          }
        >
          <QueueSentence waiting={waiting} />
        </PageHead>
        <ViewTabs label="Listas" tabs={views} />
        <FilterPanel state={filters} />
      </FilterArea>
      {news}
      {liveAddress && <LiveNews address={liveAddress} />}
      <QueueContent props={props} selected={selected} list={list} />
      <Pager pager={pager} />
      {!isEmpty && <ClockLegend />}
      <KeyLegend label="Atalhos de teclado" keys={queueKeys} />
      <KeyHelp isOpen={isHelpOpen} onClose={closeHelp} />
    </>
  )
}

function QueueContent({
  props,
  selected,
  list,
}: {
  props: Props
  selected: number | null
  list: QueueListRef
}) {
  const { lines, isFailed, isQueue, filters, day, suggestedLinks, href } = props
  if (isFailed) return <QueueFailed retryHref={href} />
  if (lines.length > 0)
    return (
      <QueueList
        ref={list}
        lines={lines}
        isGrouped={isQueue}
        leadHref={props.leadHref}
        viewerId={props.viewerId}
        now={props.now}
        selected={selected}
      />
    )
  if (isFiltering(filters))
    return (
      <EmptyList title="Nada encontrado." links={[{ label: "Limpar a busca", href: filters.action }]}>
        Nenhum lead com esta busca e estes filtros. A busca procura por nome, telefone, e-mail e protocolo.
      </EmptyList>
    )
  return isQueue ? (
    <QueueDone day={day} links={suggestedLinks} />
  ) : (
    <EmptyList title="Nenhum lead aqui." links={suggestedLinks}>
      Quando houver algum nesta situação, ele aparece nesta lista.
    </EmptyList>
  )
}

type QueueListRef = React.RefObject<HTMLDivElement | null>

function Pager({ pager }: Pick<Props, "pager">) {
  return (
    (pager.newer || pager.older) && (
      <nav className={style.pager} aria-label="Páginas">
        {pager.newer && (
          <a href={pager.newer} rel="prev">
            <BackIcon />
            Página anterior
          </a>
        )}
        {pager.older && (
          <a href={pager.older} rel="next">
            Próxima página
            <ArrowIcon />
          </a>
        )}
      </nav>
    )
  )
}

function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy="teclas">
      <h2 id="teclas">Atalhos de teclado</h2>
      <dl className={style.help}>
        {queueKeysInFull.map(([key, description]) => (
          <div key={key}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

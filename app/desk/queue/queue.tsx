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
import { NothingHere, QueueDone, QueueUnread, type WayOn } from "./queue-empty.tsx"
import type { QueueLine } from "./queue-line.ts"
import { QueueList } from "./queue-list.tsx"
import { QueueSentence, type Waiting } from "./queue-sentence.tsx"
import { useQueueKeys } from "./use-queue-keys.ts"

type Props = {
  title: string
  views: readonly ViewTab[]
  /** The queue itself, by time left; the other views are plain lists. */
  isQueue: boolean
  lines: readonly QueueLine[]
  /** The list could not be read; `lines` is empty then (D71). */
  isFailed: boolean
  waiting: Waiting | null
  day: DaySummary | null
  filters: FilterState
  pager: { newer: string | null; older: string | null }
  you: string
  now: Date
  leadHref: (id: number) => string
  /** This very page. */
  href: string
  /** What to do when nobody waits. */
  waysOn: readonly WayOn[]
  /** Where news come from; null without it. */
  liveAddress: string | null
  /** What came of the last thing done, or what a colleague did first. */
  news?: ReactNode
}

/** The leads of the desk: who waits, in the order of their deadlines; or another view of them. */
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
            isQueue && (!isEmpty || isFailed) && <DayWall day={day} faces={lines.map(({ face }) => face)} />
          }
        >
          <QueueSentence waiting={waiting} />
        </PageHead>
        <ViewTabs label="Visões" tabs={views} />
        <FilterPanel state={filters} />
      </FilterArea>
      {news}
      {liveAddress && <LiveNews address={liveAddress} />}
      <Found props={props} selected={selected} list={list} />
      <Pager pager={pager} />
      {!isEmpty && <ClockLegend />}
      <KeyLegend label="Atalhos de teclado" keys={queueKeys} />
      <KeyHelp isOpen={isHelpOpen} onClose={closeHelp} />
    </>
  )
}

function Found({ props, selected, list }: { props: Props; selected: number | null; list: QueueListRef }) {
  const { lines, isFailed, isQueue, filters, day, waysOn, href } = props
  if (isFailed) return <QueueUnread retryHref={href} />
  if (lines.length > 0)
    return (
      <QueueList
        ref={list}
        lines={lines}
        isGrouped={isQueue}
        leadHref={props.leadHref}
        you={props.you}
        now={props.now}
        selected={selected}
      />
    )
  if (isFiltering(filters))
    return (
      <NothingHere title="Nada encontrado." ways={[{ label: "Limpar a busca", href: filters.action }]}>
        Nenhum lead com esta busca e estes filtros. A busca vê nome, telefone, e-mail e protocolo.
      </NothingHere>
    )
  return isQueue ? (
    <QueueDone day={day} ways={waysOn} />
  ) : (
    <NothingHere title="Nenhum lead aqui." ways={waysOn}>
      Quando houver algum nesta situação, ele aparece nesta lista.
    </NothingHere>
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
            Mais novos
          </a>
        )}
        {pager.older && (
          <a href={pager.older} rel="next">
            Mais antigos
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
        {queueKeysInFull.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

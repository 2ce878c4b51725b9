import type { ReactNode } from "react"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { Block } from "../../ui/layout/block.tsx"
import { ChangeHistory, type HistoryEntry } from "./change-history.tsx"
import { RefusalNotice, type SettingsRefusal } from "./refusal-notice.tsx"
import { type AreaLink, SettingsFrame } from "./settings-frame.tsx"
import { settingsText } from "./settings-text.ts"

export type AreaFacts = {
  menu: readonly AreaLink[]
  label: string
  text: string
  mayChange: boolean
  /** Where to confirm one's identity before changing something; null when that was done a moment ago, or is not needed. */
  confirmHref: string | null
  /** The newest change that the page shows. */
  seenVersion: number
  history: readonly HistoryEntry[]
  /** Shows a page of the site as it was after a change; null where no page shows the settings. */
  previewHref: string | null
  news: string | null
}

type Props = AreaFacts & {
  /** A form with typed texts is in view, also without a fresh proof of identity. */
  hasTyped?: boolean
  /** Of a return; that of a form is shown in the form. */
  historyRefusal: SettingsRefusal | null
  children: ReactNode
}

/** One area of the settings: its form or list, and what was changed before. */
export function AreaFrame(props: Props) {
  const { menu, mayChange, confirmHref, hasTyped, news, history, historyRefusal, previewHref, children } =
    props
  return (
    <>
      {news && <NewsBar tone="done">{news}</NewsBar>}
      {mayChange && confirmHref && !hasTyped && (
        <NewsBar tone="people" action={<a href={confirmHref}>{settingsText.confirm.action}</a>}>
          {settingsText.confirm.needed}
        </NewsBar>
      )}
      <SettingsFrame areas={menu}>
        {children}
        <Block id="historico" title={settingsText.history.title}>
          {historyRefusal && <RefusalNotice {...historyRefusal} />}
          <ChangeHistory
            entries={history}
            mayReturn={mayChange && !confirmHref}
            seenVersion={props.seenVersion}
            previewHref={previewHref}
          />
        </Block>
      </SettingsFrame>
    </>
  )
}

import { useLocation } from "react-router"
import { Button } from "../../ui/controls/button.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { atText } from "../desk-time.ts"
import { AccessEnded } from "./access-ended.tsx"
import style from "./live-news.module.css"
import { useLiveQueue } from "./use-live-queue.ts"

type BarProps = {
  arrivals: { count: number; text: string | null }
  lostSince: Date | null
  onShow: () => void
}

export function LiveNews({ address }: { address: string }) {
  const { arrivals, lostSince, isEnded, show } = useLiveQueue(address)
  const { pathname, search } = useLocation()
  if (isEnded)
    return (
      <AccessEnded link={<a href={pathname + search}>Entrar de novo</a>}>
        Esta lista não é mais atualizada.
      </AccessEnded>
    )
  return <LiveBars arrivals={arrivals} lostSince={lostSince} onShow={show} />
}

/** A bar for new leads, and a bar for a lost connection. */
export function LiveBars({ arrivals, lostSince, onShow }: BarProps) {
  return (
    <>
      {lostSince && (
        <NewsBar
          tone="bad"
          action={
            <Button look="text" onClick={onShow}>
              Atualizar
            </Button>
          }
        >
          <b>Sem conexão em tempo real desde {atText(lostSince, lostSince).replace(/^à/, "a")}.</b> A fila
          pode estar desatualizada.
        </NewsBar>
      )}
      {arrivals.count > 0 && (
        <NewsBar
          tone="new"
          action={
            <Button look="text" onClick={onShow}>
              Mostrar<span className={style.wide}> na fila</span>
            </Button>
          }
        >
          <b>
            {arrivalTitle(arrivals.count)}
            {arrivals.count === 1 && arrivals.text ? ":" : "."}
          </b>
          {arrivals.count === 1 && arrivals.text ? ` ${arrivals.text}` : ""}
        </NewsBar>
      )}
    </>
  )
}

function arrivalTitle(count: number) {
  return count === 1 ? "Chegou um lead novo" : `Chegaram ${count} leads novos`
}

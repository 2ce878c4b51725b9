import { classNames } from "../../ui/class-names.ts"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { Mark } from "../../ui/tiles/mark.tsx"
import { PersonTag } from "../../ui/tiles/person-tag.tsx"
import { type TurnedShape, tile } from "../../ui/tiles/tile-code.ts"
import { Tile } from "../../ui/tiles/wall.tsx"
import type { DeskAddresses, DeskPlace, FramePerson, OfficeNow } from "./desk-place.ts"
import style from "./desk-rail.module.css"

type Props = {
  places: readonly DeskPlace[]
  office: OfficeNow | null
  person: FramePerson
  addresses: DeskAddresses
}

/** The desk's navigation: a column at the left, or a bar at the bottom on a phone. */
export function DeskRail({ places, office, person, addresses }: Props) {
  const others = places.filter((place) => !place.isMain)
  const isOtherCurrent = others.some((place) => place.isCurrent)
  return (
    <header className={style.rail} data-ground="petroleo">
      <a className={style.mark} href={addresses.home} aria-label="WebPlan, início do painel">
        <Mark isOnDark />
      </a>
      <nav aria-label="Painel">
        <ul className={style.places}>
          {places.map((place) => (
            <li key={place.href} className={place.isMain ? undefined : style.wide}>
              <Place place={place} />
            </li>
          ))}
          <li className={style.slim}>
            <details className={style.more}>
              <summary className={classNames(style.place, isOtherCurrent && style.current)}>
                <Tile of={placeTile("o0", isOtherCurrent)} />
                Mais
              </summary>
              <div className={style.panel}>
                {others.length > 0 && (
                  <ul>
                    {others.map((place) => (
                      <li key={place.href}>
                        <a href={place.href} aria-current={place.isCurrent ? "page" : undefined}>
                          <Tile of={placeTile(place.tile, false)} />
                          {place.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
                <PersonPanel office={office} person={person} addresses={addresses} />
              </div>
            </details>
          </li>
        </ul>
      </nav>
      <div className={style.foot}>
        <PersonPanel office={office} person={person} addresses={addresses} />
      </div>
    </header>
  )
}

function placeTile(shape: TurnedShape, isCurrent: boolean) {
  return isCurrent ? tile(`${shape}tws` as const) : tile(`${shape}za` as const)
}

function Place({ place }: { place: DeskPlace }) {
  return (
    <a
      className={classNames(style.place, place.isCurrent && style.current)}
      href={place.href}
      aria-current={place.isCurrent ? "page" : undefined}
    >
      <Tile of={placeTile(place.tile, Boolean(place.isCurrent))} />
      <span>
        {place.label}
        {Boolean(place.count) && place.countText && <VisuallyHidden>, {place.countText}</VisuallyHidden>}
      </span>
      {Boolean(place.count) && (
        <span className={style.count} aria-hidden="true">
          {place.count}
        </span>
      )}
    </a>
  )
}

/** The office's time and hours, the signed-in person, and the buttons to pause and to sign out. */
function PersonPanel({ office, person, addresses }: Omit<Props, "places">) {
  return (
    <div className={style.person}>
      {office && (
        <p className={style.hours}>
          <b>{office.time}</b>
          {office.hoursText}
        </p>
      )}
      <div>
        <PersonTag initial={person.name.slice(0, 1)}>{person.name.split(" ")[0]}</PersonTag>
        {addresses.pause && (
          <span className={style.state}>{person.isPaused ? "Em pausa" : "Disponível"}</span>
        )}
        <div className={style.actions}>
          {addresses.pause && (
            <form method="post" action={addresses.pause}>
              <input type="hidden" name="intent" value={person.isPaused ? "resume" : "pause"} />
              <button type="submit" className={style.action}>
                {person.isPaused ? "Voltar" : "Pausar"}
              </button>
            </form>
          )}
          <form method="post" action={addresses.signOut}>
            <input type="hidden" name="intent" value="sign-out" />
            <button type="submit" className={style.action}>
              Sair
            </button>
          </form>
        </div>
      </div>
    </div>
  )
}

import { classNames } from "../../ui/class-names.ts"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { Mark } from "../../ui/tiles/mark.tsx"
import { PersonTag } from "../../ui/tiles/person-tag.tsx"
import { type TurnedShape, tile } from "../../ui/tiles/tile-code.ts"
import { Tile } from "../../ui/tiles/wall.tsx"
import { shortName } from "../short-name.ts"
import type { DeskAddresses, DeskNavItem, FramePerson, OfficeNow } from "./desk-nav-item.ts"
import style from "./desk-rail.module.css"

type Props = {
  navItems: readonly DeskNavItem[]
  office: OfficeNow | null
  person: FramePerson
  addresses: DeskAddresses
}

/** The desk's navigation: a column at the left, or a bar at the bottom on a phone. */
export function DeskRail({ navItems, office, person, addresses }: Props) {
  const others = navItems.filter((item) => !item.isMain)
  const isOtherCurrent = others.some((item) => item.isCurrent)
  return (
    <header className={style.rail} data-ground="petroleo">
      <a className={style.mark} href={addresses.home} aria-label="WebPlan, início do painel">
        <Mark isOnDark />
      </a>
      <nav aria-label="Painel">
        <ul className={style.navItems}>
          {navItems.map((item) => (
            <li key={item.href} className={item.isMain ? undefined : style.wide}>
              <NavItem item={item} />
            </li>
          ))}
          <li className={style.slim}>
            <details className={style.more}>
              <summary className={classNames(style.item, isOtherCurrent && style.current)}>
                <Tile of={navTile("o0", isOtherCurrent)} />
                Mais
              </summary>
              <div className={style.panel}>
                {others.length > 0 && (
                  <ul>
                    {others.map((item) => (
                      <li key={item.href}>
                        <a href={item.href} aria-current={item.isCurrent ? "page" : undefined}>
                          <Tile of={navTile(item.tile, false)} />
                          {item.label}
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

function navTile(shape: TurnedShape, isCurrent: boolean) {
  return isCurrent ? tile(`${shape}tws` as const) : tile(`${shape}za` as const)
}

function NavItem({ item }: { item: DeskNavItem }) {
  return (
    <a
      className={classNames(style.item, item.isCurrent && style.current)}
      href={item.href}
      aria-current={item.isCurrent ? "page" : undefined}
    >
      <Tile of={navTile(item.tile, Boolean(item.isCurrent))} />
      <span>
        {item.label}
        {Boolean(item.count) && item.countText && <VisuallyHidden>, {item.countText}</VisuallyHidden>}
      </span>
      {Boolean(item.count) && (
        <span className={style.count} aria-hidden="true">
          {item.count}
        </span>
      )}
    </a>
  )
}

/** The office's time and hours, the signed-in person, and the buttons to pause and to sign out. */
function PersonPanel({ office, person, addresses }: Omit<Props, "navItems">) {
  return (
    <div className={style.person}>
      {office && (
        <p className={style.hours}>
          <b>{office.time}</b>
          {office.hoursText}
        </p>
      )}
      <div>
        <PersonTag initial={person.name.slice(0, 1)}>{shortName(person.name)}</PersonTag>
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
          <a href={addresses.account} className={style.action}>
            Minha conta
          </a>
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

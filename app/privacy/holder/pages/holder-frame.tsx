import type { ReactNode } from "react"
import { Button } from "../../../ui/controls/button.tsx"
import { Wall } from "../../../ui/tiles/wall.tsx"
import style from "./holder-frame.module.css"
import { holderText } from "./holder-text.ts"
import { holderWalls } from "./holder-walls.ts"

/** The person responsible for the data; the route passes it in. */
export type PrivacyContact = { email: string; phone: { display: string; e164: string } }

type Props = {
  title: string
  text: string
  wall: keyof typeof holderWalls
  contact: PrivacyContact
  /** The page that ends the session, for pages within one. */
  signOutTo?: string
  children?: ReactNode
}

/** The layout of a page with one message or one form: text on the left, tile art on the right, help at the bottom. */
export function HolderFrame({ title, text, wall, contact, signOutTo, children }: Props) {
  const { notice, otherWays, signOut } = holderText
  return (
    <>
      <div className={style.frame}>
        <div className={style.textBlock}>
          <h1>{title}</h1>
          <p className={style.lead}>{text}</p>
          {children}
        </div>
        <div className={style.wall}>
          <Wall rows={holderWalls[wall]} />
        </div>
      </div>
      <aside className={style.help} aria-label={otherWays.title}>
        <div>
          <h2>{otherWays.title}</h2>
          <p>
            <a href={`tel:${contact.phone.e164}`}>{contact.phone.display}</a> {otherWays.or}{" "}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        </div>
        <div>
          <h2>{notice.title}</h2>
          <p>{notice.text}</p>
        </div>
        {signOutTo && (
          <form method="post" action={signOutTo}>
            <h2>{signOut.title}</h2>
            <p>{signOut.text}</p>
            <Button look="quiet" type="submit" name="fazer" value="sair">
              {signOut.label}
            </Button>
          </form>
        )}
      </aside>
    </>
  )
}

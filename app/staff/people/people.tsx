import { refusalBlock } from "../../locale/control-texts.ts"
import { Button } from "../../ui/controls/button.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { Block, BlockForm, BlockRefusal } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { signInText } from "../sign-in/sign-in-text.ts"
import { InviteForm, type TypedInvitation } from "./invite-form.tsx"
import style from "./people.module.css"
import { type ListedPerson, PeopleRow } from "./people-row.tsx"
import { roleLabels, type StaffRole } from "./staff-person.ts"

export type ListedInvitation = { id: string; name: string; email: string; role: StaffRole; until: string }

type Props = {
  people: readonly ListedPerson[]
  invitations: readonly ListedInvitation[]
  /** Managers may only read; administrators may change. */
  canAct: boolean
  /** Where to confirm before changing something; null when that was done a moment ago. */
  confirmHref: string | null
  hoursHref: (id: string) => string
  news: string | null
  refusal: { title: string; text: string } | null
  typed: TypedInvitation | null
}

/** The people with access to the desk, their roles, and open invitations. */
export function People({ people, invitations, canAct, confirmHref, hoursHref, news, refusal, typed }: Props) {
  return (
    <>
      {news && <NewsBar tone="done">{news}</NewsBar>}
      {canAct && confirmHref && (
        <NewsBar tone="people" action={<a href={confirmHref}>{signInText.confirm.submit}</a>}>
          {signInText.confirm.needed}
        </NewsBar>
      )}
      <PageHead title="Pessoas">
        <p>
          Quem entra no painel e com que perfil. Ninguém é apagado: o acesso é desativado e o histórico
          permanece.
        </p>
      </PageHead>
      <BlockRefusal {...refusalBlock} refusal={refusal} />
      <Block
        id="quem"
        title="Quem tem acesso"
        side={people.length === 1 ? "1 pessoa" : `${people.length} pessoas`}
      >
        <ul className={style.list}>
          {people.map((person) => (
            <PeopleRow key={person.id} person={person} canAct={canAct} hoursHref={hoursHref(person.id)} />
          ))}
        </ul>
      </Block>
      {canAct && (
        <>
          <Block id="convites" title="Convites abertos">
            <Invitations invitations={invitations} />
          </Block>
          <Block id="convidar" title="Convidar uma pessoa">
            <InviteForm typed={typed} />
          </Block>
        </>
      )}
    </>
  )
}

function Invitations({ invitations }: Pick<Props, "invitations">) {
  return invitations.length === 0 ? (
    <p>Nenhum convite aberto.</p>
  ) : (
    <ul className={style.list}>
      {invitations.map(({ id, name, email, role, until }) => (
        <li key={id} className={style.row}>
          <div className={style.who}>
            <strong>{name}</strong>
            <span className={style.soft}>{email}</span>
          </div>
          <span>{roleLabels[role]}</span>
          <span>Vale até {until}</span>
          <BlockForm intent="withdraw" fields={{ invitation: id }}>
            <Button type="submit" look="quiet" isSmall>
              Cancelar convite
            </Button>
          </BlockForm>
        </li>
      ))}
    </ul>
  )
}

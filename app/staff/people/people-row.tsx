import { Button } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { Flag } from "../../ui/feedback/flag.tsx"
import { BlockForm, BlockMore } from "../../ui/layout/block.tsx"
import { PauseIcon, WarningIcon } from "../../ui/tiles/icon.tsx"
import { PersonTag } from "../../ui/tiles/person-tag.tsx"
import style from "./people.module.css"
import { type PersonState, personStateText } from "./person-state.ts"
import { RoleOptions } from "./role-options.tsx"
import { roleLabels, type StaffPerson } from "./staff-person.ts"

export type ListedPerson = StaffPerson & { state: PersonState; isYou: boolean }

const icons = {
  active: null,
  paused: <PauseIcon />,
  "no-second-factor": <WarningIcon />,
  off: <WarningIcon />,
}

const looks = { active: "plain", paused: "present", "no-second-factor": "warning", off: "warning" } as const

type ActionProps = { intent: string; person: ListedPerson; label: string }

type Props = { person: ListedPerson; canAct: boolean; hoursHref: string }

export function PeopleRow({ person, canAct, hoursHref }: Props) {
  return (
    <li className={style.row}>
      <div className={style.who}>
        <PersonTag initial={person.name.slice(0, 1)} look={person.isYou ? "you" : "other"}>
          <strong>{person.name}</strong>
          {person.isYou && " (você)"}
        </PersonTag>
        <span className={style.soft}>{person.email}</span>
      </div>
      <span>{roleLabels[person.role]}</span>
      <span>
        <Flag look={looks[person.state]} icon={icons[person.state]}>
          {personStateText[person.state]}
        </Flag>
      </span>
      <a href={hoursHref} className={style.hours}>
        Horário e ausências
      </a>
      {canAct && (
        <div className={style.changes}>
          <Changes person={person} />
        </div>
      )}
    </li>
  )
}

function Action({ intent, person: { id, name }, label }: ActionProps) {
  return (
    <BlockForm intent={intent} fields={{ person: id }}>
      <Button type="submit" look="quiet" isSmall aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </BlockForm>
  )
}

/** Actions of administrators. */
function Changes({ person }: { person: ListedPerson }) {
  return (
    <BlockMore label="Mudar">
      <div className={style.forms}>
        <BlockForm intent="role" fields={{ person: person.id }}>
          <Field id={`papel-${person.id}`} name="role" label={`Perfil de ${person.name}`}>
            {(control) => (
              <Select {...control} defaultValue={person.role}>
                <RoleOptions />
              </Select>
            )}
          </Field>
          <Button type="submit" look="quiet" isSmall>
            Mudar perfil
          </Button>
        </BlockForm>
        <div className={style.presses}>
          {person.state === "off" ? (
            <Action intent="turn-on" person={person} label="Reativar acesso" />
          ) : (
            <>
              <Action intent="end-sessions" person={person} label="Encerrar sessões" />
              <Action intent="invite-again" person={person} label="Enviar link para nova senha" />
              <Action intent="invite-anew" person={person} label="Refazer todo o acesso" />
              <Action intent="turn-off" person={person} label="Desativar acesso" />
            </>
          )}
        </div>
        {person.state !== "off" && (
          <p className={style.soft}>
            Quem esqueceu a senha recebe o link e continua com o mesmo aplicativo autenticador. Quem perdeu o
            celular refaz todo o acesso: senha, aplicativo e chaves. Antes, confirme por telefone que é a
            própria pessoa.
          </p>
        )}
      </div>
    </BlockMore>
  )
}

import { BlockForm } from "../ui/block.tsx"
import { Button } from "../ui/button.tsx"
import { Disclosure } from "../ui/disclosure.tsx"
import { Field } from "../ui/field.tsx"
import { Flag } from "../ui/flag.tsx"
import { PauseIcon, WarningIcon } from "../ui/icon.tsx"
import { PersonTag } from "../ui/person-tag.tsx"
import { Select } from "../ui/select.tsx"
import style from "./people.module.css"
import { type PersonState, personStateWords } from "./person-state.ts"
import { RoleOptions } from "./role-options.tsx"
import { roleLabels, type StaffPerson } from "./staff-person.ts"

export type ListedPerson = StaffPerson & { state: PersonState; isYou: boolean }

const icons = {
  active: null,
  paused: <PauseIcon />,
  "no-second-factor": <WarningIcon />,
  off: <WarningIcon />,
}

const Press = ({ intent, person, label }: { intent: string; person: string; label: string }) => (
  <BlockForm intent={intent} fields={{ person }}>
    <Button type="submit" look="quiet" isSmall>
      {label}
    </Button>
  </BlockForm>
)

/** What only the administration does to a person. */
const Changes = ({ id, name, role, state }: ListedPerson) => (
  <Disclosure label={<span>Mudar</span>} className={style.changes}>
    <div className={style.forms}>
      <BlockForm intent="role" fields={{ person: id }}>
        <Field id={`papel-${id}`} name="role" label={`Papel de ${name}`}>
          {(control) => (
            <Select {...control} defaultValue={role}>
              <RoleOptions />
            </Select>
          )}
        </Field>
        <Button type="submit" look="quiet" isSmall>
          Mudar papel
        </Button>
      </BlockForm>
      <div className={style.presses}>
        {state === "off" ? (
          <Press intent="turn-on" person={id} label="Religar acesso" />
        ) : (
          <>
            <Press intent="end-sessions" person={id} label="Encerrar sessões" />
            <Press intent="invite-again" person={id} label="Mandar novo convite" />
            <Press intent="turn-off" person={id} label="Desligar acesso" />
          </>
        )}
      </div>
      {state !== "off" && (
        <p className={style.soft}>
          O novo convite é para quem perdeu a senha ou o celular: ao aceitar, a pessoa troca a senha e liga o
          segundo fator de novo.
        </p>
      )}
    </div>
  </Disclosure>
)

type Props = { person: ListedPerson; canAct: boolean; hoursHref: string }

export const PeopleRow = ({ person, canAct, hoursHref }: Props) => (
  <li className={style.row}>
    <div className={style.who}>
      <PersonTag initial={person.name.slice(0, 1)} look={person.isYou ? "you" : "other"}>
        <strong>{person.name}</strong>
        {person.isYou && " (você)"}
      </PersonTag>
      <span className={style.soft}>{person.email}</span>
    </div>
    <span>{roleLabels[person.role]}</span>
    <Flag
      look={person.state === "active" ? "plain" : person.state === "paused" ? "present" : "warning"}
      icon={icons[person.state]}
    >
      {personStateWords[person.state]}
    </Flag>
    <a href={hoursHref} className={style.hours}>
      Horário e ausências
    </a>
    {canAct && <Changes {...person} />}
  </li>
)

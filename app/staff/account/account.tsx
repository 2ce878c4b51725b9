import { refusalBlock } from "../../locale/control-texts.ts"
import { Button } from "../../ui/controls/button.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { BlockRefusal } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { Sheet, SheetBlock } from "../../ui/layout/sheet.tsx"
import { DocumentIcon, LockIcon, MailIcon, MobileIcon } from "../../ui/tiles/icon.tsx"
import { roleLabels, type StaffPerson } from "../people/staff-person.ts"
import { AccountRow, AccountRows } from "./account-row.tsx"
import { accountText } from "./account-text.ts"
import { OwnHours, type OwnHoursView } from "./own-hours.tsx"
import { OwnPasskeys, type PasskeyRow } from "./own-passkeys.tsx"
import { type DeviceRow, OwnDevices, OwnSessions, type SessionRow } from "./own-sessions.tsx"

type Props = {
  person: StaffPerson
  passkeys: readonly PasskeyRow[]
  credentials: { password: string; secondFactor: string; codes: string }
  sessions: readonly SessionRow[]
  devices: readonly DeviceRow[]
  notices: readonly string[]
  /** Null for people who do not work with leads. */
  hours: OwnHoursView | null
  /** Where to confirm before changing a passkey; null when that was done a moment ago. */
  confirmHref: string | null
  addresses: {
    signOut: string
    passkeys: string
    password: string
    secondFactor: string
    codes: string
    hours: string
  }
  news: string | null
  refusal: { title: string; text: string } | null
}

/** A person's own account: how they sign in, where they are signed in, their hours. */
export function Account(props: Props) {
  const { person, news, refusal, addresses, hours } = props
  const { credentials: texts, notices } = accountText
  return (
    <>
      {news && <NewsBar tone="done">{news}</NewsBar>}
      <PageHead
        title={accountText.title}
        side={
          <form method="post" action={addresses.signOut}>
            <Button type="submit" look="quiet" isSmall>
              {accountText.signOut}
            </Button>
          </form>
        }
      >
        <p>
          {person.name}, {roleLabels[person.role]}. {person.email}
        </p>
      </PageHead>
      <BlockRefusal {...refusalBlock} refusal={refusal} />
      <Sheet
        left={
          <>
            <OwnPasskeys
              passkeys={props.passkeys}
              action={addresses.passkeys}
              confirmHref={props.confirmHref}
            />
            <SheetBlock title={texts.title}>
              <AccountRows>
                <AccountRow
                  icon={<LockIcon />}
                  title={texts.password}
                  note={props.credentials.password}
                  action={<a href={addresses.password}>{texts.changePassword}</a>}
                />
                <AccountRow
                  icon={<MobileIcon />}
                  title={texts.secondFactor}
                  note={props.credentials.secondFactor}
                  action={<a href={addresses.secondFactor}>{texts.redo}</a>}
                />
                <AccountRow
                  icon={<DocumentIcon />}
                  title={texts.codes}
                  note={props.credentials.codes}
                  action={<a href={addresses.codes}>{texts.renew}</a>}
                />
              </AccountRows>
            </SheetBlock>
            {hours && <OwnHours {...hours} changeHref={addresses.hours} />}
          </>
        }
        right={
          <>
            <OwnSessions sessions={props.sessions} />
            <OwnDevices devices={props.devices} />
            <SheetBlock title={notices.title}>
              <AccountRows>
                {props.notices.map((notice) => (
                  <AccountRow key={notice} icon={<MailIcon />} title={notice} />
                ))}
              </AccountRows>
              <p>{notices.text}</p>
            </SheetBlock>
          </>
        }
      />
    </>
  )
}

import { Button } from "../../ui/controls/button.tsx"
import { Flag } from "../../ui/feedback/flag.tsx"
import { Notice } from "../../ui/feedback/notice.tsx"
import { BlockForm } from "../../ui/layout/block.tsx"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import { ComputerIcon, MobileIcon } from "../../ui/tiles/icon.tsx"
import { AccountRow, AccountRows } from "./account-row.tsx"
import { accountText } from "./account-text.ts"

export type SessionRow = { id: string; label: string; isMobile: boolean; note: string; isHere: boolean }

/** Where the person is signed in, with this session first. */
export function OwnSessions({ sessions }: { sessions: readonly SessionRow[] }) {
  const texts = accountText.sessions
  return (
    <SheetBlock
      id="sessoes"
      title={texts.title}
      aside={
        sessions.length > 1 && (
          <BlockForm intent="end-others">
            <Button type="submit" look="text">
              {texts.endOthers}
            </Button>
          </BlockForm>
        )
      }
    >
      <AccountRows>
        {sessions.map(({ id, label, isMobile, note, isHere }) => (
          <AccountRow
            key={id}
            icon={isMobile ? <MobileIcon /> : <ComputerIcon />}
            title={label}
            note={note}
            action={
              isHere ? (
                <Flag look="present">{texts.here}</Flag>
              ) : (
                <RowButton intent="end" fields={{ session: id }} text={texts.end} about={label} />
              )
            }
          />
        ))}
      </AccountRows>
      {sessions.length > 1 && (
        <Notice>
          <p>
            <strong>{texts.strange}</strong> {texts.strangeText}
          </p>
        </Notice>
      )}
    </SheetBlock>
  )
}

export type DeviceRow = { id: string; label: string; isMobile: boolean; note: string }

/** Browsers in which the person has signed in before. */
export function OwnDevices({ devices }: { devices: readonly DeviceRow[] }) {
  const texts = accountText.devices
  return (
    <SheetBlock id="aparelhos" title={texts.title}>
      <p>{devices.length > 0 ? texts.text : texts.none}</p>
      <AccountRows>
        {devices.map(({ id, label, isMobile, note }) => (
          <AccountRow
            key={id}
            icon={isMobile ? <MobileIcon /> : <ComputerIcon />}
            title={label}
            note={note}
            action={<RowButton intent="forget" fields={{ device: id }} text={texts.forget} about={label} />}
          />
        ))}
      </AccountRows>
    </SheetBlock>
  )
}

type RowButtonProps = {
  intent: string
  fields: Readonly<Record<string, string>>
  text: string
  about: string
}

/** Its full name for screen readers says which row it is about. */
function RowButton({ intent, fields, text, about }: RowButtonProps) {
  return (
    <BlockForm intent={intent} fields={fields}>
      <Button type="submit" look="text" aria-label={`${text}: ${about}`}>
        {text}
      </Button>
    </BlockForm>
  )
}

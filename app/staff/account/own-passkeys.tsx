import { Button, ButtonLink } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { BlockMore } from "../../ui/layout/block.tsx"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import { KeyIcon } from "../../ui/tiles/icon.tsx"
import { NewPasskey } from "../passkeys/new-passkey.tsx"
import { AccountRow, AccountRows } from "./account-row.tsx"
import { accountText } from "./account-text.ts"
import style from "./own-passkeys.module.css"

export type PasskeyRow = { id: string; name: string; note: string }

type Props = { passkeys: readonly PasskeyRow[]; action: string; confirmHref: string | null }

const texts = accountText.passkeys

/** The person's passkeys, and the button that creates one. */
export function OwnPasskeys({ passkeys, action, confirmHref }: Props) {
  return (
    <SheetBlock id="chaves" title={texts.title}>
      {passkeys.length === 0 && <p>{texts.none}</p>}
      <AccountRows>
        {passkeys.map(({ id, name, note }) => (
          <AccountRow key={id} icon={<KeyIcon />} title={name} note={note}>
            {!confirmHref && (
              <BlockMore label={texts.change}>
                <div className={style.change}>
                  <form method="post" action={action}>
                    <Fields intent="rename" id={id} />
                    <Field id={`nome-${id}`} name="name" label={texts.name}>
                      {(control) => <input {...control} defaultValue={name} maxLength={60} required />}
                    </Field>
                    <Button type="submit" look="quiet" isSmall>
                      {texts.rename}
                    </Button>
                  </form>
                  <form method="post" action={action}>
                    <Fields intent="remove" id={id} />
                    <p>{texts.removeNote}</p>
                    <Button type="submit" look="quiet" isSmall>
                      {texts.remove}
                    </Button>
                  </form>
                </div>
              </BlockMore>
            )}
          </AccountRow>
        ))}
      </AccountRows>
      {confirmHref ? (
        <div className={style.create}>
          <ButtonLink href={confirmHref}>{texts.create}</ButtonLink>
          <p>{texts.confirm}</p>
        </div>
      ) : (
        <NewPasskey action={action} label={texts.create} unsupported={texts.unsupported} />
      )}
    </SheetBlock>
  )
}

function Fields({ intent, id }: { intent: string; id: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="passkey" value={id} />
    </>
  )
}

import { Link } from "react-router"
import { Button } from "../../../ui/controls/button.tsx"
import { Checkbox } from "../../../ui/controls/checkbox.tsx"
import { WarningIcon } from "../../../ui/tiles/icon.tsx"
import style from "./form.module.css"
import { holderText } from "./holder-text.ts"

const texts = holderText.erase

type Props = {
  /** Leads that became a contract and stay locked. */
  contracts: readonly { protocol: string; until: string }[]
  isMissing: boolean
  backHref: string
}

export function HolderEraseForm({ contracts, isMissing, backHref }: Props) {
  return (
    <>
      <ul className={style.list}>
        {texts.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {contracts.length > 0 && (
        <div className={style.notice}>
          <h2>{texts.contractsTitle}</h2>
          <p>{texts.contracts}</p>
          <ul className={style.list}>
            {contracts.map(({ protocol, until }) => (
              <li key={protocol}>
                {protocol}, {texts.contractUntil} {until}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={style.notice}>{texts.after}</p>
      <form method="post" noValidate className={style.form}>
        <Checkbox
          name="confirmo"
          value="1"
          required
          {...(isMissing ? { "aria-invalid": true, "aria-describedby": "erase-error" } : {})}
        >
          {texts.agree}
        </Checkbox>
        {isMissing && (
          <p id="erase-error" className={style.error} role="alert">
            <WarningIcon />
            {texts.missing}
          </p>
        )}
        <div className={style.end}>
          <Button type="submit">{texts.submit}</Button>
          <Link to={backHref}>{texts.cancel}</Link>
        </div>
      </form>
    </>
  )
}

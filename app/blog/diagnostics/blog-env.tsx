import { Form, href } from "react-router"
import type { SettingFact } from "../../platform/process/setting-fact.ts"
import { Button } from "../../ui/controls/button.tsx"
import type { Result } from "../../ui/diagnostics/check.ts"
import style from "../../ui/diagnostics/diagnostics.module.css"
import { Outcome } from "../../ui/diagnostics/outcome.tsx"
import { Toast } from "../../ui/feedback/toast.tsx"
import { Block, BlockTable } from "../../ui/layout/block.tsx"

type Props = { settings: readonly SettingFact[]; result: Result | null; isBusy: boolean }

/** §2: the variables, secrets masked, and a connectivity test. */
export function BlogEnv({ settings, result, isBusy }: Props) {
  return (
    <>
      <Block id="conectividade" title="Conectividade" side={<code>{href("/blog-env")}</code>}>
        <Form method="post">
          <Button type="submit" name="intent" value="connectivity" disabled={isBusy}>
            {isBusy ? "Testando..." : "Testar Conexão"}
          </Button>
        </Form>
        <Outcome result={result?.isGood || isBusy ? null : result} />
        <Toast text={result?.isGood && !isBusy ? result.title : ""} />
      </Block>
      <Block id="variaveis" title="Variáveis de ambiente" side="Do processo do painel; segredos mascarados">
        <BlockTable label="Lista de variáveis" columns={["Variável", "Valor", "Estado"]}>
          {settings.map(({ name, isRequired, isSet, masked }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td className={style.words}>{isSet ? masked : "—"}</td>
              <td className={isRequired && !isSet ? style.failed : style.soft}>
                {isSet ? "definida" : isRequired ? "falta" : "opcional, não definida"}
              </td>
            </tr>
          ))}
        </BlockTable>
      </Block>
    </>
  )
}

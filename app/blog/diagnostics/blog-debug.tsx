import { Form, href } from "react-router"
import { grouped } from "../../locale/pt-br.ts"
import { Button } from "../../ui/controls/button.tsx"
import type { Result } from "../../ui/diagnostics/check.ts"
import { ReportFacts } from "../../ui/diagnostics/checklist.tsx"
import style from "../../ui/diagnostics/diagnostics.module.css"
import { Outcome } from "../../ui/diagnostics/outcome.tsx"
import { TwoColumns } from "../../ui/diagnostics/two-columns.tsx"
import { Toast } from "../../ui/feedback/toast.tsx"
import { Block, BlockTable } from "../../ui/layout/block.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"

export type SiteView = {
  id: string
  name: string
  displayName: string
  domain: string
  isActive: boolean
  isOurs: boolean
  posts: number
}

type Props = {
  connection: Result
  site: SiteView | null
  /** Why the site could not be read. */
  siteFault: Result | null
  counts: readonly { label: string; text: string }[] | null
  sites: readonly SiteView[] | null
  activation: Result | null
  isBusy: boolean
}

/** §2: connection test, site lookup, post counts, list of sites, 'Ativar Site'. */
export function BlogDebug({ connection, site, siteFault, counts, sites, activation, isBusy }: Props) {
  return (
    <>
      <TwoColumns>
        <Block id="conexao" title="Teste de conexão" side={<code>{href("/blog-debug")}</code>}>
          <Outcome result={connection} />
        </Block>
        <Block id="posts" title="Posts">
          {counts ? (
            <ReportFacts facts={counts} />
          ) : (
            <p className={style.failed}>Não foi possível contar os posts.</p>
          )}
        </Block>
      </TwoColumns>
      <Block id="site" title="Site do blog">
        <Outcome result={siteFault} />
        {site && (
          <>
            <ReportFacts
              facts={[
                { label: "Nome", text: `${site.displayName} (${site.name})` },
                { label: "Domínio", text: site.domain },
                { label: "Identificador", text: site.id },
                { label: "Estado", text: stateOf(site) },
              ]}
            />
            <Activate site={site} isBusy={isBusy} />
          </>
        )}
        <Outcome result={activation?.isGood ? null : activation} />
        <Toast text={activation?.isGood ? activation.title : ""} />
      </Block>
      <Block id="sites" title="Sites">
        {sites ? (
          <BlockTable label="Lista de sites">
            <thead>
              <tr>
                <th scope="col">Site</th>
                <th scope="col">Domínio</th>
                <th scope="col">Estado</th>
                <th scope="col" className={style.number}>
                  Posts
                </th>
                <th scope="col">
                  <VisuallyHidden>Ação</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {sites.map((one) => (
                <tr key={one.id}>
                  <th scope="row">
                    {one.displayName}
                    {one.isOurs && " (este blog)"}
                  </th>
                  <td>{one.domain}</td>
                  <td className={one.isActive ? style.passed : style.failed}>{stateOf(one)}</td>
                  <td className={style.number}>{grouped(one.posts)}</td>
                  <td>{!one.isActive && <Activate site={one} isBusy={isBusy} />}</td>
                </tr>
              ))}
            </tbody>
          </BlockTable>
        ) : (
          <p className={style.failed}>Não foi possível listar os sites.</p>
        )}
      </Block>
    </>
  )
}

function Activate({ site, isBusy }: { site: SiteView; isBusy: boolean }) {
  return (
    <Form method="post">
      <input type="hidden" name="site" value={site.id} />
      <Button look="quiet" type="submit" name="intent" value="activate" disabled={isBusy}>
        <span>
          Ativar Site<VisuallyHidden> {site.displayName}</VisuallyHidden>
        </span>
      </Button>
    </Form>
  )
}

const stateOf = (site: SiteView) => (site.isActive ? "ativo" : "inativo")

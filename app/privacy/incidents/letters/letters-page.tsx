import { ButtonLink } from "../../../ui/controls/button.tsx"
import { Block, BlockPages, BlockTable } from "../../../ui/layout/block.tsx"
import { PageHead } from "../../../ui/layout/page-head.tsx"
import { type ViewTab, ViewTabs } from "../../../ui/layout/view-tabs.tsx"
import { LetterSheet } from "./letter-sheet.tsx"
import type { Letter } from "./letters.ts"
import style from "./letters-page.module.css"

type HolderRow = {
  place: string
  name: string
  email: string
  protocols: string
  href: string
  isChosen: boolean
  letter: Letter
}

type Props = {
  title: string
  incidentHref: string
  tabs: readonly ViewTab[]
  /** What the letters still lack, with the field to fill in. */
  gaps: readonly { text: string; href: string | null }[]
  /** One of the two, by the chosen tab. */
  anpd: Letter | null
  holders: {
    count: string
    rows: readonly HolderRow[]
    csvHref: string
    previousHref: string | null
    nextHref: string | null
  } | null
}

/** The letters of an incident, to print or to copy. What is still missing comes first. */
export function LettersPage({ title, incidentHref, tabs, gaps, anpd, holders }: Props) {
  return (
    <div className={style.page}>
      <PageHead title="Cartas" side={<a href={incidentHref}>{title}</a>}>
        <p>
          O painel prepara as cartas com o que está no registro. Depois de enviar, registre quem foi avisado
          na página do incidente.
        </p>
      </PageHead>
      {gaps.length > 0 && <Gaps gaps={gaps} />}
      <div className={style.tabs}>
        <ViewTabs label="Cartas" tabs={tabs} />
      </div>
      {anpd && (
        <Block id="carta-anpd" title="Carta à ANPD">
          <LetterSheet {...anpd} />
        </Block>
      )}
      {holders && <Holders {...holders} />}
    </div>
  )
}

function Gaps({ gaps }: Pick<Props, "gaps">) {
  return (
    <div className={style.gaps}>
      <Block id="falta" title="Falta preencher">
        <p>Onde falta um fato, a carta mostra “[a preencher: …]”. Nada é inventado.</p>
        <ul>
          {gaps.map(({ text, href }) => (
            <li key={text}>
              {href ? <a href={href}>{capital(text)}</a> : `${capital(text)}, nos dados da empresa`}
            </li>
          ))}
        </ul>
      </Block>
    </div>
  )
}

function Holders({ count, rows, csvHref, previousHref, nextHref }: NonNullable<Props["holders"]>) {
  return (
    <Block id="cartas-titulares" title="Cartas aos titulares">
      <div className={style.list}>
        <p>{count}</p>
        {rows.length > 0 && (
          <>
            <BlockTable label="Titulares" columns={["Nº", "Titular", "Protocolos", "Carta"]}>
              {rows.map(({ place, name, email, protocols, href, isChosen }) => (
                <tr key={email}>
                  <td>{place}</td>
                  <th scope="row" className={style.holder}>
                    {name}
                    <small>{email}</small>
                  </th>
                  <td>{protocols}</td>
                  <td>
                    {isChosen ? (
                      <span aria-current="true">abaixo</span>
                    ) : (
                      <a href={href} aria-label={`Ver a carta a ${name}`}>
                        Ver
                      </a>
                    )}
                  </td>
                </tr>
              ))}
            </BlockTable>
            <p className={style.acts}>
              <ButtonLink look="quiet" href={csvHref}>
                Baixar todas em CSV
              </ButtonLink>
              <span>
                Uma linha por titular, com a carta pronta, para mala direta. Ao imprimir, saem as cartas desta
                lista.
              </span>
            </p>
            {(previousHref || nextHref) && (
              <BlockPages label="Páginas de titulares">
                {previousHref && <a href={previousHref}>Anteriores</a>}
                {nextHref && <a href={nextHref}>Próximos</a>}
              </BlockPages>
            )}
          </>
        )}
      </div>
      {rows.map(({ email, letter, isChosen }) => (
        <div
          key={email}
          id={isChosen ? "carta" : undefined}
          className={isChosen ? style.chosen : style.printed}
        >
          <LetterSheet {...letter} />
        </div>
      ))}
    </Block>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

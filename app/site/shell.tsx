import type { ReactNode } from "react"
import { company } from "./content/company.ts"
import style from "./shell.module.css"

/** What stands around every public page. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <a className={style.skip} href="#conteudo">
      Pular para o conteúdo
    </a>
    <header className={style.top}>
      <a className={style.brand} href="/">
        {company.name} <small>{company.audience}</small>
      </a>
      <a href={`tel:${company.mainPhone.e164}`}>{company.mainPhone.display}</a>
    </header>
    <main id="conteudo" className={style.main}>
      {children}
    </main>
    <footer className={style.foot}>
      <p>
        {company.name} {company.audience} · {company.hours} ·{" "}
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </footer>
  </>
)

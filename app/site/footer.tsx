import { Button } from "../ui/button.tsx"
import { AccessibilityIcon } from "../ui/icon.tsx"
import { Wall } from "../ui/wall.tsx"
import { Brand } from "./brand.tsx"
import { configureCookies } from "./configure-cookies.ts"
import type { company } from "./content/company.ts"
import { walls } from "./content/walls.ts"
import style from "./footer.module.css"
import { hrefFrom } from "./nav-target.ts"

type Props = { company: typeof company; pathname: string }

export const Footer = ({ company, pathname }: Props) => {
  const { address, mainPhone, secondPhone, email } = company
  return (
    <footer className={style.foot} data-ground="petroleo">
      <Wall rows={walls.foot} className={style.wall} />
      <div className={style.columns}>
        <div className={style.brand}>
          <Brand name={company.name} audience={company.audience} isOnDark />
          <p>Consultoria independente em planos de saúde para servidores públicos e suas famílias.</p>
        </div>
        <div>
          <h2>Atendimento</h2>
          <p>{company.hours}</p>
          <ul>
            <li>
              <a href={`tel:${mainPhone.e164}`}>{mainPhone.display}</a>
            </li>
            <li>
              <a href={`tel:${secondPhone.e164}`}>{secondPhone.display}</a>
            </li>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2>Empresa</h2>
          <address>
            {company.legalName}
            <br />
            CNPJ {company.cnpj}
            <br />
            SUSEP {company.susep}
            <br />
            {address.street}
            <br />
            {address.city}, {address.postalCode}
          </address>
        </div>
        <nav aria-labelledby="foot-links">
          <h2 id="foot-links">Navegue</h2>
          <ul>
            <li>
              <a href="/sobre">Escritório</a>
            </li>
            <li>
              <a href={hrefFrom(pathname, "#planos")}>Operadoras</a>
            </li>
            <li>
              <a href="/blog">Blog</a>
            </li>
            <li>
              <a href="/politicas-privacidade">Política de privacidade</a>
            </li>
            <li className={style.cookies}>
              <Button look="text" onClick={configureCookies}>
                Configurar Cookies
              </Button>
            </li>
          </ul>
        </nav>
      </div>
      <div className={style.end}>
        <p className={style.access}>
          <AccessibilityIcon />
          <span>Site acessível, conforme a Lei Brasileira de Inclusão (Lei 13.146/2015).</span>
        </p>
        <p>
          © {company.name} {company.audience}
        </p>
      </div>
    </footer>
  )
}

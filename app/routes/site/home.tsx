import { data, redirect } from "react-router"
import { offers } from "../../leads/catalog.ts"
import { LeadForm } from "../../leads/lead-form.tsx"
import { chatLink } from "../../site/chat-link.ts"
import { chatTexts } from "../../site/content/chat.ts"
import { company } from "../../site/content/company.ts"
import { home } from "../../site/content/home.ts"
import style from "../../site/page.module.css"
import { ButtonLink } from "../../ui/button.tsx"
import { publicPageHeaders } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/home"
import { receiveLead } from "./lead-action.server.ts"

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { status, answer, values } = await receiveLead(
    request,
    context.get(worldContext),
    request.url,
    offers.main,
  )
  if (answer.success) return redirect("/sucesso", { status: 303, headers: { "cache-control": "no-store" } })
  return data({ answer, values }, { status, headers: { "cache-control": "no-store" } })
}

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = () => [
  { title: "WebPlan: planos de saúde para servidores públicos" },
  {
    name: "description",
    content:
      "Planos de saúde para servidores públicos e suas famílias. Peça uma cotação por formulário ou WhatsApp.",
  },
]

export default function Home({ actionData }: Route.ComponentProps) {
  return (
    <>
      <section id="home" className={style.hero}>
        <h1>Você sempre atendeu o público. Agora é a sua vez.</h1>
        <p>Planos de saúde para servidores públicos e suas famílias.</p>
        <ButtonLink href="#contato">Solicitar Cotação</ButtonLink>
      </section>
      <section id="contato" className={style.contact}>
        <h2>Entre em Contato para Cotações</h2>
        <p>{home.contact.intro}</p>
        <LeadForm
          offerId="main"
          received={actionData}
          chatHref={chatLink(chatTexts.mainForm)}
          otherWays={
            <p>
              Se preferir, ligue para{" "}
              <a href={`tel:${company.mainPhone.e164}`}>{company.mainPhone.display}</a> ou{" "}
              <a href={chatLink(chatTexts.mainForm)} target="_blank" rel="noopener noreferrer">
                fale conosco pelo WhatsApp
              </a>
              .
            </p>
          }
        />
      </section>
    </>
  )
}

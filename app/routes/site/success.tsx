import { chatLink } from "../../site/chat-link.ts"
import { chatTexts } from "../../site/content/chat.ts"
import { success } from "../../site/content/success.ts"
import style from "../../site/page.module.css"
import { ButtonLink } from "../../ui/button.tsx"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/success"

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = () => [
  { title: "Mensagem enviada · WebPlan Servidores Públicos" },
  { name: "robots", content: "noindex" },
]

export default function Success() {
  return (
    <section className={style.hero}>
      <h1>Mensagem Enviada com Sucesso!</h1>
      <ol>
        {success.steps.map(({ title, text }) => (
          <li key={title}>
            {title}. {text}
          </li>
        ))}
      </ol>
      <ButtonLink href="/">Voltar ao site</ButtonLink>{" "}
      <ButtonLink look="chat" href={chatLink(chatTexts.success)} target="_blank" rel="noopener noreferrer">
        Falar no WhatsApp
      </ButtonLink>
    </section>
  )
}

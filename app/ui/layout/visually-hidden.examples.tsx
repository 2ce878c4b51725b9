import { VisuallyHidden } from "./visually-hidden.tsx"

export function InsideALink() {
  return (
    <a href="#visually-hidden">
      Falar com Consultor<VisuallyHidden> (abre o WhatsApp em nova aba)</VisuallyHidden>
    </a>
  )
}

import { VisuallyHidden } from "./visually-hidden.tsx"

export const InsideALink = () => (
  <a href="#visually-hidden">
    Falar com Consultor<VisuallyHidden> (abre o WhatsApp em nova aba)</VisuallyHidden>
  </a>
)

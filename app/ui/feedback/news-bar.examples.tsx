import { Button } from "../controls/button.tsx"
import { CompactStyle } from "../layout/compact-style.tsx"
import { NewsBar } from "./news-bar.tsx"

export function Tones() {
  return (
    <CompactStyle>
      <NewsBar tone="new" action={<Button look="text">Mostrar na fila</Button>}>
        <b>Novo lead chegou:</b> Ivone Conjectura, Amil, 2 vidas.
      </NewsBar>
      <NewsBar tone="people" action={<Button look="text">Próximo lead</Button>}>
        <b>Caio aceitou Helena Hipotética</b> às 14h33, antes de você.
      </NewsBar>
      <NewsBar tone="bad" action={<Button look="text">Recarregar</Button>}>
        <b>Sem ligação ao vivo desde as 14h30.</b> A fila pode estar velha.
      </NewsBar>
      <NewsBar tone="done">Contato registrado às 14h33.</NewsBar>
    </CompactStyle>
  )
}

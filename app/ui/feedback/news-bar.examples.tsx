import { Button } from "../controls/button.tsx"
import { CompactStyle } from "../layout/compact-style.tsx"
import { NewsBar } from "./news-bar.tsx"

export function Tones() {
  return (
    <CompactStyle>
      <NewsBar tone="new" action={<Button look="text">Mostrar na fila</Button>}>
        <b>Chegou um lead novo:</b> Amil, 2 vidas.
      </NewsBar>
      <NewsBar tone="people" action={<Button look="text">Próximo lead</Button>}>
        <b>Caio aceitou Helena Hipotética</b> às 14h33, antes de você.
      </NewsBar>
      <NewsBar tone="bad" action={<Button look="text">Atualizar</Button>}>
        <b>Sem conexão em tempo real desde as 14h30.</b> A fila pode estar desatualizada.
      </NewsBar>
      <NewsBar tone="done">Contato registrado às 14h33.</NewsBar>
    </CompactStyle>
  )
}

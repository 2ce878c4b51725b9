import { Checkbox } from "./checkbox.tsx"

export function Sentence() {
  return (
    <Checkbox name="consent">
      Concordo em receber e-mails sobre planos de saúde, ofertas e conteúdos.
    </Checkbox>
  )
}

export function Checked() {
  return (
    <Checkbox name="analytics" title="Análise" defaultChecked>
      Contam visitas, para sabermos o que melhorar.
    </Checkbox>
  )
}

export function Locked() {
  return (
    <Checkbox name="necessary" title="Necessários" defaultChecked disabled>
      Fazem o site e o formulário funcionar. Sempre ligados.
    </Checkbox>
  )
}

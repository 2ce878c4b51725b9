import { Checkbox } from "./checkbox.tsx"

export const Sentence = () => (
  <Checkbox name="consent">Concordo em receber e-mails sobre planos de saúde, ofertas e conteúdos.</Checkbox>
)

export const Checked = () => (
  <Checkbox name="analytics" title="Análise" defaultChecked>
    Contam visitas, para sabermos o que melhorar.
  </Checkbox>
)

export const Locked = () => (
  <Checkbox name="necessary" title="Necessários" defaultChecked disabled>
    Fazem o site e o formulário funcionar. Sempre ligados.
  </Checkbox>
)

import { Switch } from "./switch.tsx"

export const Off = () => (
  <label>
    Análise <Switch name="analytics" />
  </label>
)

export const On = () => (
  <label>
    Marketing <Switch name="marketing" defaultChecked />
  </label>
)

export const Locked = () => (
  <label>
    Necessários <Switch name="necessary" defaultChecked disabled />
  </label>
)

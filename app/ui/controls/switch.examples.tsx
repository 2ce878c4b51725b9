import { Switch } from "./switch.tsx"

export const Off = () => (
  <>
    <label htmlFor="switch-analytics">Análise</label> <Switch id="switch-analytics" name="analytics" />
  </>
)

export const On = () => (
  <>
    <label htmlFor="switch-marketing">Marketing</label>{" "}
    <Switch id="switch-marketing" name="marketing" defaultChecked />
  </>
)

export const Locked = () => (
  <>
    <label htmlFor="switch-necessary">Necessários</label>{" "}
    <Switch id="switch-necessary" name="necessary" defaultChecked disabled />
  </>
)

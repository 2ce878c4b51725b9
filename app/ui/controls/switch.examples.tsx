import { Switch } from "./switch.tsx"

export function Off() {
  return (
    <>
      <label htmlFor="switch-analytics">Análise</label> <Switch id="switch-analytics" name="analytics" />
    </>
  )
}

export function On() {
  return (
    <>
      <label htmlFor="switch-marketing">Marketing</label>{" "}
      <Switch id="switch-marketing" name="marketing" defaultChecked />
    </>
  )
}

export function Locked() {
  return (
    <>
      <label htmlFor="switch-necessary">Necessários</label>{" "}
      <Switch id="switch-necessary" name="necessary" defaultChecked disabled />
    </>
  )
}

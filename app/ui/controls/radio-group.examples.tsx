import { useState } from "react"
import { RadioGroup } from "./radio-group.tsx"

const options = [
  { value: "", label: "Qualquer hora" },
  { value: "manha", label: "Manhã, 8h às 12h" },
  { value: "tarde", label: "Tarde, 12h às 18h" },
]

export function Choice() {
  const [value, setValue] = useState("")
  return (
    <RadioGroup
      name="example"
      legend="Quando prefere a ligação?"
      options={options}
      value={value}
      onChange={setValue}
    />
  )
}

import type { ComponentProps } from "react"
import { Frieze } from "./frieze.tsx"

const cards = [
  {
    id: "amil",
    title: "Amil",
    initials: "Am",
    ground: "l0c",
    motif: "c2acs",
    href: "#frieze",
    hint: "Clique para saber mais",
  },
  { id: "alice", title: "Alice", initials: "Al", ground: "l0t", motif: "f1at" },
  { id: "bradesco", title: "Bradesco Saúde", initials: "BS", ground: "l0p", motif: "m0ac" },
  { id: "porto", title: "Porto Seguro", initials: "PS", ground: "l0c", motif: "t3at" },
  { id: "qualicorp", title: "Qualicorp", initials: "Qu", ground: "l0t", motif: "a2ac" },
  { id: "medsenior", title: "MedSênior", initials: "MS", ground: "l0p", motif: "c0ats" },
]

export function Passing() {
  return <Frieze label="Operadoras parceiras" pause="Pausar" resume="Retomar" cards={cards} link={CardLink} />
}

function CardLink({ children, ...rest }: ComponentProps<"a">) {
  return <a {...rest}>{children}</a>
}

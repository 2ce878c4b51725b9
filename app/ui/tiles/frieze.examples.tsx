import type { ComponentProps } from "react"
import { Frieze } from "./frieze.tsx"
import { tile } from "./tile-code.ts"

const cards = [
  {
    id: "amil",
    title: "Amil",
    initials: "Am",
    ground: tile("l0c"),
    motif: tile("c2acs"),
    href: "#frieze",
    hint: "Clique para saber mais",
  },
  { id: "alice", title: "Alice", initials: "Al", ground: tile("l0t"), motif: tile("f1at") },
  { id: "bradesco", title: "Bradesco Saúde", initials: "BS", ground: tile("l0p"), motif: tile("m0ac") },
  { id: "porto", title: "Porto Seguro", initials: "PS", ground: tile("l0c"), motif: tile("t3at") },
  { id: "qualicorp", title: "Qualicorp", initials: "Qu", ground: tile("l0t"), motif: tile("a2ac") },
  { id: "medsenior", title: "MedSênior", initials: "MS", ground: tile("l0p"), motif: tile("c0ats") },
]

export function Passing() {
  return <Frieze label="Operadoras parceiras" pause="Pausar" resume="Retomar" cards={cards} link={CardLink} />
}

function CardLink({ children, ...rest }: ComponentProps<"a">) {
  return <a {...rest}>{children}</a>
}

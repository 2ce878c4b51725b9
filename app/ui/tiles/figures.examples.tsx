import { Figures } from "./figures.tsx"
import { tile } from "./tile-code.ts"

export function Four() {
  return (
    <Figures
      label="Números"
      figures={[
        { value: "7+", label: "anos de experiência", tile: tile("q1ae") },
        { value: "320+", label: "servidores atendidos", tile: tile("a3tm") },
        { value: "4", label: "operadoras parceiras", tile: tile("c2cnc") },
        { value: "1 em 3", label: "clientes satisfeitos", tile: tile("m0sy") },
      ]}
    />
  )
}

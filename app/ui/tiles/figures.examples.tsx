import { Figures } from "./figures.tsx"

export function Four() {
  return (
    <Figures
      label="Números"
      figures={[
        { value: "7+", label: "anos de experiência", tile: "q1ae" },
        { value: "320+", label: "servidores atendidos", tile: "a3tm" },
        { value: "4", label: "operadoras parceiras", tile: "c2cnc" },
        { value: "1 em 3", label: "clientes satisfeitos", tile: "m0sy" },
      ]}
    />
  )
}

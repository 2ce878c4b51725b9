import { Figures } from "./figures.tsx"

export const Four = () => (
  <Figures
    label="Números"
    figures={[
      { value: "10+", label: "anos de experiência", tile: "q1ae" },
      { value: "5000+", label: "servidores atendidos", tile: "a3tm" },
      { value: "15+", label: "operadoras parceiras", tile: "c2cnc" },
      { value: "98%", label: "clientes satisfeitos", tile: "m0sy" },
    ]}
  />
)

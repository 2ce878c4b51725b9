import { CompactStyle } from "../layout/compact-style.tsx"
import { Sums } from "./sums.tsx"

export function FailedCount() {
  return (
    <CompactStyle>
      <Sums
        uncounted={{ note: "não foi possível contar agora", value: "sem valor" }}
        sums={[
          { label: "hoje", value: null },
          { label: "neste mês, atualizado às 14h30", value: "312" },
          { label: "mediana até o primeiro contato", value: "43", unit: "min" },
        ]}
      />
    </CompactStyle>
  )
}

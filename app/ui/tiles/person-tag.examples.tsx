import { CompactStyle } from "../layout/compact-style.tsx"
import { Row } from "../layout/row.tsx"
import { PersonTag } from "./person-tag.tsx"

export function People() {
  return (
    <CompactStyle>
      <Row>
        <PersonTag initial="B" look="you">
          Você
        </PersonTag>
        <PersonTag initial="C">Caio</PersonTag>
        <PersonTag initial="?" look="unassigned">
          Sem responsável
        </PersonTag>
      </Row>
    </CompactStyle>
  )
}

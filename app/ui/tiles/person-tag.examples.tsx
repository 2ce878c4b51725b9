import { Row } from "../layout/row.tsx"
import { WorkGround } from "../layout/work-ground.tsx"
import { PersonTag } from "./person-tag.tsx"

export function People() {
  return (
    <WorkGround>
      <Row>
        <PersonTag initial="B" look="you">
          Você
        </PersonTag>
        <PersonTag initial="C">Caio</PersonTag>
        <PersonTag initial="?" look="unassigned">
          Sem dono
        </PersonTag>
      </Row>
    </WorkGround>
  )
}

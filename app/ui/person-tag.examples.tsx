import { PersonTag } from "./person-tag.tsx"
import { Row } from "./row.tsx"
import { WorkGround } from "./work-ground.tsx"

export const People = () => (
  <WorkGround>
    <Row>
      <PersonTag initial="B" look="you">
        Você
      </PersonTag>
      <PersonTag initial="C">Caio</PersonTag>
      <PersonTag initial="?" look="nobody">
        Sem dono
      </PersonTag>
    </Row>
  </WorkGround>
)

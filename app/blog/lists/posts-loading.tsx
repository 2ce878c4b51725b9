import { Tile, Wall } from "../../ui/tiles/wall.tsx"
import { listText } from "../content/lists.ts"
import { ghostWalls } from "../content/topics.ts"
import style from "./posts-loading.module.css"

const laying = ["q0zt", "f1zc", "m0zt"] as const

/** Over the list that is about to be replaced, in sight wherever the reader is. */
export function PostsLoading({ isLoading }: { isLoading: boolean }) {
  return (
    <div>
      <output className={isLoading ? style.note : undefined}>{isLoading && <Note />}</output>
      {isLoading && (
        <div className={style.ghosts} aria-hidden="true">
          {ghostWalls.map((rows) => (
            <div key={rows} className={style.ghost}>
              <Wall rows={rows} />
              <i />
              <i />
              <i />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function Note() {
  return (
    <>
      <span className={style.laying} aria-hidden="true">
        {laying.map((tile) => (
          <Tile key={tile} of={tile} />
        ))}
      </span>
      {listText.loading}
    </>
  )
}

/** On the way to a list from another kind of page. */
export function PostsUnderWay({ isLoading }: { isLoading: boolean }) {
  return <output className={isLoading ? style.pill : style.silent}>{isLoading && <Note />}</output>
}

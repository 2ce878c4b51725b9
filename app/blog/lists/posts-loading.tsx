import { Tile, Wall } from "../../ui/tiles/wall.tsx"
import { listText } from "../content/lists.ts"
import { placeholderWalls } from "../content/topics.ts"
import style from "./posts-loading.module.css"

const loadingTiles = ["q0zt", "f1zc", "m0zt"] as const

/** Covers the list that is about to be replaced. Sticky, so that it is visible at any scroll position. */
export function PostsLoading({ isLoading }: { isLoading: boolean }) {
  return (
    <div>
      <output className={isLoading ? style.note : undefined}>{isLoading && <Note />}</output>
      {isLoading && (
        <div className={style.ghosts} aria-hidden="true">
          {placeholderWalls.map((rows) => (
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
        {loadingTiles.map((tile) => (
          <Tile key={tile} of={tile} />
        ))}
      </span>
      {listText.loading}
    </>
  )
}

/** For a navigation to a list from another kind of page. */
export function PostsLoadingPill({ isLoading }: { isLoading: boolean }) {
  return <output className={isLoading ? style.pill : style.silent}>{isLoading && <Note />}</output>
}

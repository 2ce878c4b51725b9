import { Tile } from "../../ui/tiles/wall.tsx"
import { listText } from "../content/lists.ts"
import style from "./posts-loading-pill.module.css"

const loadingTiles = ["q0zt", "f1zc", "m0zt"] as const

/** For a navigation to a list from another kind of page. Every page contains its styles. */
export function PostsLoadingPill({ isLoading }: { isLoading: boolean }) {
  return <output className={isLoading ? style.pill : style.silent}>{isLoading && <LoadingNote />}</output>
}

export function LoadingNote() {
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

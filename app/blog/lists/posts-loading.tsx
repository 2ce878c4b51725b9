import { Wall } from "../../ui/tiles/wall.tsx"
import { placeholderWalls } from "../content/topics.ts"
import style from "./posts-loading.module.css"
import { LoadingNote } from "./posts-loading-pill.tsx"

/** Covers the list that is about to be replaced. Sticky, so that it is visible at any scroll position. */
export function PostsLoading({ isLoading }: { isLoading: boolean }) {
  return (
    <div>
      <output className={isLoading ? style.note : undefined}>{isLoading && <LoadingNote />}</output>
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

import { locale } from "../../locale/pt-br.ts"
import type { Author } from "../post.ts"
import style from "./author-portrait.module.css"

const tones = ["verde", "cobalto", "petroleo"] as const

/** The author under an arch: the picture, or the initial. The name stands beside it. */
export function AuthorPortrait({ author }: { author: Pick<Author, "name" | "avatarUrl"> }) {
  return author.avatarUrl ? (
    <img className={style.picture} src={author.avatarUrl} alt="" width="80" height="92" loading="lazy" />
  ) : (
    <span className={style[toneOf(author.name)]} aria-hidden="true">
      {Array.from(author.name.trim())[0]?.toLocaleUpperCase(locale)}
    </span>
  )
}

/** The same author always wears the same glaze. */
function toneOf(name: string) {
  const letters = Array.from(name, (letter) => letter.codePointAt(0) ?? 0)
  const mixed = letters.reduce((sum, code) => (sum * 31 + code) % 9973, 7)
  return tones[mixed % tones.length] ?? "verde"
}

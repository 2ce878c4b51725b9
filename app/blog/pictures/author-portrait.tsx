import { locale } from "../../locale/pt-br.ts"
import type { Author } from "../post.ts"
import style from "./author-portrait.module.css"

const tones = ["verde", "cobalto", "petroleo"] as const

/** The author's picture or initial, in an arch. The name is beside it, so the picture has no alternative text. */
export function AuthorPortrait({ author }: { author: Pick<Author, "name" | "avatarUrl"> }) {
  return author.avatarUrl ? (
    <img className={style.picture} src={author.avatarUrl} alt="" width="80" height="92" loading="lazy" />
  ) : (
    <span className={style[toneOf(author.name)]} aria-hidden="true">
      {Array.from(author.name.trim())[0]?.toLocaleUpperCase(locale)}
    </span>
  )
}

/** An author always gets the same colour. */
function toneOf(name: string) {
  const letters = Array.from(name, (letter) => letter.codePointAt(0) ?? 0)
  const hash = letters.reduce((sum, code) => (sum * 31 + code) % 9973, 7)
  return tones[hash % tones.length] ?? "verde"
}

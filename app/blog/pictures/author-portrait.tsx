import { locale } from "../../locale/pt-br.ts"
import type { Author } from "../post.ts"
import style from "./author-portrait.module.css"

const tones = ["verde", "cobalto", "petroleo"] as const

/** The author's picture or initial, cropped to an arch. The name is beside it, so the alternative text is empty. */
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
  const codes = Array.from(name, (letter) => letter.codePointAt(0) ?? 0)
  const hash = codes.reduce((sum, code) => (sum * 31 + code) % 9973, 7)
  return tones[hash % tones.length] ?? "verde"
}

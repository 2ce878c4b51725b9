import { grouped } from "../../locale/pt-br.ts"

/** §9 */
export function readingTimeText(minutes: number) {
  if (minutes < 1) return "Menos de 1 min de leitura"
  return minutes === 1 ? "1 min de leitura" : `${minutes} min de leitura`
}

// D56: truncated, not rounded, so that 999,999 is not '1000.0k'.
const tenths = (count: number, unit: number) => (Math.floor((count * 10) / unit) / 10).toFixed(1)

/** §9: the view count on cards. */
export function viewCountText(views: number) {
  if (views < 1000) return String(views)
  return views < 1_000_000 ? `${tenths(views, 1000)}k` : `${tenths(views, 1_000_000)}M`
}

// D56: plain numbers on the post page.
export const likesText = (likes: number) => `${grouped(likes)} ${likes === 1 ? "curtida" : "curtidas"}`

export function viewsText(views: number) {
  return `${grouped(views)} ${views === 1 ? "visualização" : "visualizações"}`
}

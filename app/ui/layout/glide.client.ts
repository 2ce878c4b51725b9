const smoothForMs = 1000

/** The scrolling that follows is smooth, unless the visitor prefers less motion (base.css). */
export function glide() {
  const root = document.documentElement
  root.dataset["jump"] = ""
  setTimeout(() => delete root.dataset["jump"], smoothForMs)
}

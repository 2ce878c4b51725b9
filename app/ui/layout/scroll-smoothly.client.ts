const smoothForMs = 1000

/** Makes the next scroll smooth, unless the visitor prefers reduced motion (base.css). */
export function scrollSmoothly() {
  const root = document.documentElement
  root.dataset["jump"] = ""
  setTimeout(() => delete root.dataset["jump"], smoothForMs)
}

declare global {
  /** The button pressed before the script had loaded (start-on-interaction.ts). */
  var earlyPress: HTMLElement | null | undefined
}

/** Repeats a press on a button that came before the script had loaded. */
export function replayEarlyPress() {
  globalThis.earlyPress?.removeAttribute("aria-busy")
  globalThis.earlyPress?.click()
  globalThis.earlyPress = null
}

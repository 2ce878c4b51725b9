declare global {
  /** The button pressed before the script was there (start-on-interaction.ts). */
  var earlyPress: HTMLElement | null | undefined
}

/** Answers, late, whoever pressed a button before there was a script to answer. */
export function answerEarlyPress() {
  globalThis.earlyPress?.removeAttribute("aria-busy")
  globalThis.earlyPress?.click()
  globalThis.earlyPress = null
}

declare global {
  /** The buttons pressed before the script had loaded (start-on-interaction.ts). A set, because pressing again out of impatience is one press. */
  var earlyPresses: Set<HTMLElement> | undefined
}

/** Repeats the presses on buttons that came before the script had loaded. */
export function replayEarlyPresses() {
  for (const button of globalThis.earlyPresses ?? []) {
    button.removeAttribute("aria-busy")
    button.click()
  }
  globalThis.earlyPresses?.clear()
}

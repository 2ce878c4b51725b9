import { type RefObject, useEffect } from "react"

// §9 and D35: 0.8 px every 10 ms
const pixelsPerSecond = 80

/** Keeps the animation of the lists at the same speed for any width, which depends on text size and number of cards. */
export function useSteadyPace(rail: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const update = () => rail.current && setSpeed(rail.current)
    const observer = new ResizeObserver(update)
    if (rail.current?.firstElementChild) observer.observe(rail.current.firstElementChild)
    // An animation that restarts after keyboard focus has the default speed again.
    document.addEventListener("animationstart", update)
    return () => {
      observer.disconnect()
      document.removeEventListener("animationstart", update)
    }
  }, [rail])
}

function setSpeed(rail: HTMLElement) {
  for (const list of rail.children)
    for (const animation of list.getAnimations()) {
      const duration = Number(animation.effect?.getComputedTiming().duration)
      animation.updatePlaybackRate((duration / 1000) * (pixelsPerSecond / list.clientWidth))
    }
}

import { type RefObject, useEffect } from "react"

// §9 and D35: 0.8 px every 10 ms
const pixelsPerSecond = 80

/** Corrects the pace of the lists' animation for their real width: other text sizes, other counts. */
export function useSteadyPace(rail: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const follow = () => rail.current && keepPace(rail.current)
    const observer = new ResizeObserver(follow)
    if (rail.current?.firstElementChild) observer.observe(rail.current.firstElementChild)
    // An animation that begins anew, after the keyboard left, begins at its own pace.
    document.addEventListener("animationstart", follow)
    return () => {
      observer.disconnect()
      document.removeEventListener("animationstart", follow)
    }
  }, [rail])
}

function keepPace(rail: HTMLElement) {
  for (const list of rail.children)
    for (const animation of list.getAnimations()) {
      const duration = Number(animation.effect?.getComputedTiming().duration)
      animation.updatePlaybackRate((duration / 1000) * (pixelsPerSecond / list.clientWidth))
    }
}

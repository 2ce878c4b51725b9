import { secondsLeft } from "./seconds-left.ts"

const tickMs = 250

const running = new WeakMap<HTMLElement, () => void>()

/** Starts the page's countdown, once; gives back what ends it. */
export function startCountdown() {
  const bar = document.querySelector<HTMLElement>("[data-seconds]")
  if (!bar) return () => {}
  const end = running.get(bar) ?? run(bar)
  running.set(bar, end)
  return end
}

/** Said at the start and once more halfway: every second would drown the page. */
function spokenAt(seconds: number, left: number) {
  const half = Math.floor(seconds / 2)
  return left > half ? seconds : half
}

function run(bar: HTMLElement) {
  const { before = "", one = "", other = "", to = "/" } = bar.dataset
  const seconds = Number(bar.dataset["seconds"])
  const part = (name: string) => bar.querySelector<HTMLElement>(`[data-part=${name}]`)
  const counted = ["timer", "ticks", "stop"].map(part)
  const write = (element: HTMLElement | null, text: string) => {
    if (element && element.textContent !== text) element.textContent = text
  }
  const units = (count: number) => (count === 1 ? one : other)
  const show = (left: number) => {
    write(part("left"), String(left))
    write(part("unit"), units(left))
    const spoken = spokenAt(seconds, left)
    write(bar.querySelector("output"), `${before} ${spoken} ${units(spoken)}.`)
    for (const [at, tick] of bar.querySelectorAll("i").entries())
      tick.toggleAttribute("data-gone", at < seconds - left)
  }
  const endsAt = performance.now() + seconds * 1000
  const tick = () => {
    const left = secondsLeft(endsAt, performance.now())
    show(left)
    if (left > 0) return
    clearInterval(timer)
    // Replaced, or the way back would lead here and be sent on again.
    window.location.replace(to)
  }
  const timer = setInterval(tick, tickMs)
  const end = () => clearInterval(timer)
  part("stop")?.addEventListener("click", () => {
    end()
    for (const element of counted) element?.setAttribute("hidden", "")
    write(bar.querySelector("output"), "")
    const answer = part("answer")
    answer?.removeAttribute("hidden")
    answer?.focus({ preventScroll: true })
  })
  bar.setAttribute("data-open", "")
  for (const element of counted) element?.removeAttribute("hidden")
  tick()
  return end
}

import { secondsLeft } from "./seconds-left.ts"

const tickMs = 250

const running = new WeakMap<HTMLElement, () => void>()

/** Starts the page's countdown once. Returns a function that stops it. */
export function startCountdown() {
  const bar = document.querySelector<HTMLElement>("[data-seconds]")
  if (!bar) return () => {}
  const end = running.get(bar) ?? run(bar)
  running.set(bar, end)
  return end
}

/** Screen readers announce the time at the start and at half; every second would be too much. */
function announcedSeconds(seconds: number, left: number) {
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
    const announced = announcedSeconds(seconds, left)
    write(bar.querySelector("output"), `${before} ${announced} ${units(announced)}.`)
    for (const [index, tick] of bar.querySelectorAll("i").entries())
      tick.toggleAttribute("data-gone", index < seconds - left)
  }
  let endsAt = 0
  const open = () => {
    endsAt = performance.now() + seconds * 1000
    bar.setAttribute("data-open", "")
    for (const element of counted) element?.removeAttribute("hidden")
  }
  const tick = () => {
    if (endsAt === 0 && isHeldBack(bar)) return
    if (endsAt === 0) open()
    const left = secondsLeft(endsAt, performance.now())
    show(left)
    if (left > 0) return
    clearInterval(timer)
    // Replaces the history entry: otherwise going back would start the countdown again.
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
  tick()
  return end
}

/** D77: on phones no other bar is shown while the cookie question is open, so the countdown starts after the answer. */
function isHeldBack(bar: HTMLElement) {
  return getComputedStyle(bar).getPropertyValue("--other-bars").trim() === "none"
}

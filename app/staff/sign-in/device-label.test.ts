import { expect, test } from "vitest"
import { deviceLabel } from "./device-label.ts"

test("names the browser and the system", () => {
  const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)"
  for (const [userAgent, label] of [
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, "Chrome no Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge no Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox no Linux"],
    [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0 Mobile Safari/537.36`, "Chrome no Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605 Version/19.0 Safari/604", "Safari no iPhone"],
    ["curl/8", "Navegador"],
    ["", "Navegador"],
    [null, "Navegador"],
  ] as const)
    expect(deviceLabel(userAgent)).toBe(label)
})

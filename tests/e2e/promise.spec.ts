import { sql } from "kysely"
import { longDay } from "../../app/locale/pt-br.ts"
import { eventually } from "../../testing/eventually.ts"
import { nationalHolidays } from "../../testing/oracles/national-holidays.ts"
import { openSite } from "../../testing/servers/app-processes.ts"
import { openPage } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

const national = new Set(
  [0, 1].flatMap((ahead) => nationalHolidays(new Date().getFullYear() + ahead)).map(({ day }) => day),
)
const plainDay = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
const isWorkday = (day: string) => !isWeekend(day) && !national.has(day)

/** The first days from the day after tomorrow on: a workday before another workday, and a Saturday. */
function findDays() {
  const days = Array.from({ length: 12 }, (_, index) => plainDay(index + 2))
  const at = days.findIndex((day, index) => isWorkday(day) && isWorkday(days[index + 1] ?? ""))
  const [workday = "", holiday = ""] = days.slice(at)
  const after = days.slice(at + 2).find(isWorkday) ?? ""
  return { workday, holiday, after }
}

test("[N3.04] the form says the present promise before sending: by day, at night, on holidays, with a preferred time, from a cached page and without script", async ({
  browser,
  stack,
}) => {
  test.slow()
  const { workday, holiday, after } = findDays()
  await sql`insert into office_holidays (day, name) values (${holiday}, 'Feriado de teste')`.execute(
    stack.database.as.owner,
  )
  const site = await openSite({ database: stack.database })
  try {
    // The one copy that every visitor of the next days gets.
    const body = await eventually(async () => {
      const text = await (await fetch(site.url)).text()
      return text.includes("das 8h às 20h") && text
    })
    const headers = { "content-type": "text/html; charset=utf-8" }
    const visits = [
      { at: `${workday}T14:20:00-03:00`, says: "ainda hoje, até as 16h20" },
      { at: `${workday}T05:00:00-03:00`, says: "ainda hoje, até as 10h", isClosed: true },
      { at: `${workday}T19:00:00-03:00`, says: new RegExp(`(na|em|no) .+, até as 9h\\.`) },
      { at: `${workday}T22:00:00-03:00`, says: /(na|em|no) .+, até as 10h/, isClosed: true },
      { at: `${holiday}T11:00:00-03:00`, says: /(amanhã|na .+|em .+), até as 10h/, isClosed: true },
    ]
    for (const { at, says, isClosed = false } of visits) {
      const page = await browser.newPage()
      await page.clock.install({ time: new Date(at) })
      await page.route(`${site.url}/`, (route) => route.fulfill({ body, headers }))
      await openPage(page, site.url)
      const promise = page.getByText(/Se você enviar agora, ligamos/)
      await expect(promise, at).toContainText(says)
      await expect(promise.getByText("O prazo de 2 horas úteis começa a contar"), at).toBeVisible({
        visible: isClosed,
      })
      await page.getByLabel("Tarde, 12h às 18h").check()
      const preferred = isClosed || at.includes("T19") ? /, entre 12h e 18h/ : /ainda hoje, até as 18h/
      await expect(promise, at).toContainText(preferred)
      await page.close()
    }
    const noScript = await browser.newContext({ javaScriptEnabled: false })
    const page = await noScript.newPage()
    await page.goto(site.url)
    const general = page.getByText(/Ligamos em até 2 horas úteis depois do envio/)
    await expect(general).toContainText("de segunda a sexta-feira, das 8h às 20h")
    await expect(general).toContainText(longDay(holiday).replace(/ de \d{4}$/, ""))
    await noScript.close()
    expect(after > holiday).toBe(true)
  } finally {
    await site.stop()
    await sql`delete from office_holidays where day = ${holiday}`.execute(stack.database.as.owner)
  }
})

import { expect, test } from "vitest"
import { namesIn, neededStyles, readRules } from "./needed-styles.ts"

const needed = (css: string, html: string) => neededStyles(readRules(css), namesIn(html))

test("a rule is kept when the page has all its classes and elements, in the order it stood", () => {
  const css = ":root{--a:1}.a{color:red}.b{color:blue}.a .b{top:0}table{margin:0}p{margin:0}"
  expect(needed(css, '<p class="a c">oi</p>')).toBe(":root{--a:1}.a{color:red}p{margin:0}")
})

test("of a list of selectors only those stay that can apply", () => {
  expect(needed(".a,.b:hover,.c>a{top:0}", '<p class="b"></p>')).toBe(".b:hover{top:0}")
})

test("what stands in brackets asks for nothing: states are not known beforehand", () => {
  const css = ".a:not(.b,.c){top:0}:is(.x,.y) .a{top:1px}.a[data-open=true]:has(.z){top:2px}"
  expect(needed(css, '<p class="a"></p>')).toBe(css)
})

test("groups keep what is needed in them, and go when nothing is", () => {
  const css = "@media print{.a{top:0}.b{top:1px}}@supports (top:1px){.b{top:0}}"
  expect(needed(css, '<p class="a"></p>')).toBe("@media print{.a{top:0}}")
})

test("fonts stay; a movement stays when a kept rule names it", () => {
  const css =
    '@font-face{font-family:"X"}@keyframes m{to{top:0}}@keyframes n{to{top:0}}.a{animation:1s m}.b{animation:1s n}'
  expect(needed(css, '<p class="a"></p>')).toBe(
    '@font-face{font-family:"X"}.a{animation:1s m}@keyframes m{to{top:0}}',
  )
})

test("braces and commas in a string open and part nothing", () => {
  expect(needed('.a:before{content:"},{"}.b{top:0}', '<p class="a"></p>')).toBe('.a:before{content:"},{"}')
})

test("rows of a table count on the body that the browser adds", () => {
  expect(needed("tbody tr{top:0}", "<table><tr></tr></table>")).toBe("tbody tr{top:0}")
})

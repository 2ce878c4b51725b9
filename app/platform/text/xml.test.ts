import { expect, test } from "vitest"
import { xmlText } from "./xml.ts"

test("escapes text and drops characters that XML cannot contain", () => {
  expect(xmlText(`a < b & "c" > 'd'`)).toBe("a &lt; b &amp; &quot;c&quot; &gt; 'd'")
  expect(xmlText("a\u0000\u000B\uFFFE\uD800b\n\té 😀")).toBe("ab\n\té 😀")
})

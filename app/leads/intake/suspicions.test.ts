import { expect, test } from "vitest"
import { suspicionsOf } from "./suspicions.ts"

const person = { honeypot: "", elapsed: "41000", name: "Ana Lima", message: "Quero comparar." }

test("finds no suspicion in an ordinary request, with script or without", () => {
  expect(suspicionsOf(person)).toEqual([])
  expect(suspicionsOf({ ...person, elapsed: "" })).toEqual([])
  expect(suspicionsOf({ ...person, message: "Vi em https://exemplo.example e gostei." })).toEqual([])
})

test("reports one suspicion for each sign", () => {
  expect(suspicionsOf({ ...person, honeypot: "x" })).toEqual(["honeypot"])
  expect(suspicionsOf({ ...person, elapsed: "1999" })).toEqual(["too_fast"])
  expect(suspicionsOf({ ...person, message: "http://a.example www.b.example" })).toEqual(["links_in_message"])
  expect(suspicionsOf({ ...person, message: "[url=a]a[/url] <a href=b>b</a>" })).toEqual(["links_in_message"])
  expect(suspicionsOf({ ...person, name: "Visite www.a.example" })).toEqual(["link_in_name"])
  expect(suspicionsOf({ honeypot: "x", elapsed: "0", name: "http://a", message: "" })).toEqual([
    "honeypot",
    "too_fast",
    "link_in_name",
  ])
})

test("ignores an invalid elapsed time, and gives the same result for the same text", () => {
  for (const elapsed of ["-1", "1e3", "abc", "12345678901", " 5"])
    expect(suspicionsOf({ ...person, elapsed }), elapsed).toEqual([])
  const spam = { ...person, message: "http://a http://b" }
  expect(suspicionsOf(spam)).toEqual(suspicionsOf(spam))
})

import { expect, test } from "vitest"
import type { Package } from "./bill.ts"
import { licenceFaults } from "./licences.ts"

function packageWith(license: string | undefined): Package {
  return {
    location: "node_modules/sample",
    name: "sample",
    dependsOn: [],
    entry: { version: "1.0.0", ...(license === undefined ? {} : { license }) },
  }
}

test.each(["MIT", "(MIT OR CC0-1.0)", "GPL-3.0-only OR MIT", "(MIT AND ISC)"])(
  "[N18.09] a package under %s may be part of a release",
  (license) => {
    expect(licenceFaults([packageWith(license)])).toEqual([])
  },
)

test.each([
  "GPL-3.0-only",
  "MIT AND AGPL-3.0-only",
  "(MIT OR GPL-3.0-only) AND AGPL-3.0-only",
  "UNLICENSED",
  undefined,
])("[N18.09] a package under %s may not", (license) => {
  expect(licenceFaults([packageWith(license)])).toEqual([`sample@1.0.0: ${license ?? "no licence"}`])
})

import { describe, expect, test } from "vitest"
import { addressRules } from "./rules/address-rules.ts"
import { carrierRules } from "./rules/carrier-rules.ts"
import { codeRules } from "./rules/code-rules.ts"
import { documentRules } from "./rules/document-rules.ts"
import { layoutRules } from "./rules/layout-rules.ts"
import { migrationFaults, repositoryRules } from "./rules/repository-rules.ts"
import { readRepository, withFiles } from "./rules/rule.ts"
import { wordRules } from "./rules/word-rules.ts"

/** The rules of docs/architecture.md. Each has a violation that it must find. */
const repository = readRepository()

describe.each([
  { about: "layout", rules: layoutRules },
  { about: "code", rules: codeRules },
  { about: "addresses", rules: addressRules },
  { about: "carriers", rules: carrierRules },
  { about: "words", rules: wordRules },
  { about: "repository", rules: repositoryRules },
  { about: "documents", rules: documentRules },
])("$about", ({ rules }) => {
  test.each(rules)("$title", ({ faultsIn, planted }) => {
    expect(faultsIn(repository)).toEqual([])
    expect(faultsIn(withFiles(repository, planted))).not.toEqual([])
  })
})

test("no migration is edited after its merge: each file matches the lock", () => {
  expect(migrationFaults()).toEqual([])
})

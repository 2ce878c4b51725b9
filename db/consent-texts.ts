import type pg from "pg"

type ConsentText = { purpose: string; version: string; text: string }

/**
 * Stores the consent texts, so that the evidence of a choice can refer to them. Runs with the migrations. A text that
 * changed under its old version stops the deployment: otherwise visitors would agree to a text that is not stored.
 */
export async function installConsentTexts(owner: pg.ClientBase, texts: readonly ConsentText[]) {
  for (const { purpose, version, text } of texts) {
    await owner.query(
      "insert into consent_texts (purpose, version, text) values ($1, $2, $3) on conflict do nothing",
      [purpose, version, text],
    )
    const { rowCount } = await owner.query(
      "select from consent_texts where purpose = $1 and version = $2 and text = $3",
      [purpose, version, text],
    )
    if (rowCount !== 1)
      throw new Error(
        `${purpose} ${version} has another text in the database: a changed text needs a new version`,
      )
  }
}

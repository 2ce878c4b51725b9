import type pg from "pg"

type ConsentText = { purpose: string; version: string; text: string }

/**
 * Puts the words visitors are asked to agree to beside the evidence of their answers. Runs with the migrations: a text
 * that changed under its old version stops the deployment, before anybody agrees to words nobody kept.
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
      throw new Error(`${purpose} ${version} was another text until now: changed words need a new version`)
  }
}

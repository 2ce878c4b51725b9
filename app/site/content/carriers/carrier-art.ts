import type { BenefitTile, CarrierPage } from "../../carrier/carrier-page.ts"
import { walls } from "../walls.ts"

/** The pictures of each carrier page, kept apart from its words. */
type CarrierArt = {
  page: CarrierPage["art"]
  tiles?: readonly BenefitTile[]
  leaves?: readonly string[]
  plans?: readonly string[]
}

export const amilArt = {
  page: {
    emblem: { ground: "l0n", motif: "c2acs" },
    mural: walls.amil,
    skyline: walls.skyline,
  },
  tiles: [
    { ground: "verde", art: "a3zm" },
    { ground: "petroleo", columns: 2, art: "a2zr" },
    {},
    {},
    { ground: "agua", columns: 2, art: "c0zcs" },
    {},
    {},
    {
      ground: "vidrado",
      columns: 3,
      art: `
        f1zt f0zt f1zt
        f0zt f1zb f0zt
        f1zt f0zt f1zt`,
    },
  ],
  plans: [
    `
      l0v m0va l0v m2va f1va
      c0vcs a2vt a3vt c0vcs f0va`,
    `
      m0tm t2tw t3tw m2tm l0t l0t l0t
      f1tm c2tws l0w c2wcs q2tw q3tw f1tw`,
  ],
} as const satisfies CarrierArt

export const sulamericaArt = {
  page: {
    emblem: { ground: "l0r", motif: "q2ac" },
    mural: walls.sulamerica,
    skyline: `
      - - - q2zc q3zc - - - - - x0zt -
      q2zt q3zt q2zc l0c l0c q3zc - - q2zp q3zp - f1zt
      l0t c2tws l0c c2cws x0cw l0c q2za q3za l0p c2pws q2zb q3zb`,
  },
  tiles: [
    {
      ground: "cobalto",
      rows: 2,
      art: `
        q2cs q3cs
        q2ca q3ca`,
    },
    { ground: "verde", columns: 2, art: "q2zm" },
    {},
    {},
    {
      ground: "agua",
      columns: 2,
      art: `
        c0zts c0zcs
        c0zcs c0ztb`,
    },
    {},
    {},
    { ground: "vidrado", columns: 2, art: "q1za" },
  ],
  plans: [
    `
      l0v q2va q3va f1va l0v
      q2vc q3vc c2vts q2vc q3vc`,
    `
      x0cn l0c q2cw q3cw l0c f1cn l0c
      l0c q2cw l0w l0w q3cw l0c m0cn
      f1ca c2cws c2wcs c2wcs c2cws f0ca f1ca`,
  ],
} as const satisfies CarrierArt

export const aliceArt = {
  page: { emblem: { ground: "l0m", motif: "f1at" }, mural: walls.alice },
} as const satisfies CarrierArt

export const portoSeguroArt = {
  page: {
    emblem: { ground: "l0n", motif: "t3at" },
    mural: walls.portoSeguro,
    skyline: `
      t2zp t3zp - t2zb t3za - - - t2zc t3zt - f1zt
      l0a c2acs m0zt q1zc q0zc m0zt m0zt m0zt q1zp q0zp m0zt f0zt`,
  },
  tiles: [
    { ground: "petroleo", art: "t1zr" },
    {
      ground: "agua",
      columns: 2,
      rows: 2,
      art: `
        c0zts*2 . c0zcs*2 . c0zpb*2 .
        . . . . . .`,
    },
    {},
    {},
    {},
    {
      ground: "vidrado",
      columns: 4,
      art: `
        - t2zb t3za
        m0zt q1zc q0zc`,
    },
  ],
  plans: [
    `
      c0zts*2 . - -
      . . c0zcs c0ztb`,
    `
      - q2zp q3zp -
      q2zp l0p x0pw q3zp
      c0pws c0pas c0pws c0pas`,
    `
      c0zts*2 . c0zcs*2 .
      . . . .
      c0zcs c0ztb c0zcs f1zt`,
  ],
} as const satisfies CarrierArt

export const medseniorArt = {
  page: { emblem: { ground: "l0r", motif: "c0ats" }, mural: walls.medsenior },
  leaves: ["f0zt f1zc", "f0zt f1zt", "f0zc f1zt"],
} as const satisfies CarrierArt

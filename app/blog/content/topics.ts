/**
 * The four topics of the blog (§2) and their categories. Each has the background colour of the topic's covers, so
 * the front page explains the colours. `roof` is a path, because a gable between two columns is not a tile.
 */
export const topics = [
  {
    name: "Benefícios",
    slug: "beneficios",
    rows: `
      f1zc c0zts*2 .
      f0zb .       .`,
  },
  {
    name: "Direitos",
    slug: "direitos",
    rows: `
      q2za  l0a   q3za
      c2aca c2acs c2aca`,
  },
  {
    name: "Proteção",
    slug: "protecao",
    rows: `
      c2zws*2 . m0za
      .       . c2ata`,
  },
  {
    name: "Legislação",
    slug: "legislacao",
    roof: "M.5 1L1.5 0L2.5 1Z",
    rows: `
      -     -     -
      c2zaz c2zas c2zaz`,
  },
] as const satisfies readonly { name: string; slug: string; rows: string; roof?: string }[]

/** The picture of an empty list. */
export const emptyWall = `
  l0v  l0v     l0v  l0v  l0v  l0v
  f1ve l0v     q2ve q3ve l0v  x0ve
  f0ve c2vas*2 .    l0v  m0ve l0v
  f1vb .       .    a1ve a0ve c0vee`

/** Placeholders of covers while a list loads. */
export const placeholderWalls = [
  `
  l0v  l0v  x0va l0v  l0v   f1va
  l0v  q2va q3va l0v  l0v   l0v
  m0va l0v  l0v  l0v  c2vaa l0v
  l0v  f1va l0v  m2va l0v   l0v`,
  `
  l0v  m0va l0v  l0v  l0v  l0v
  l0v  l0v  l0v  f0va f1va l0v
  l0v  l0v  q1va l0v  l0v  l0v
  x0va l0v  l0v  l0v  a2va a3va`,
  `
  f1va l0v  l0v   l0v  l0v  m2va
  l0v  l0v  c0vaa l0v  l0v  l0v
  l0v  l0v  l0v   l0v  x0va l0v
  q2va q3va l0v   l0v  l0v  f0va`,
] as const

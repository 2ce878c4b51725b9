/**
 * The four topics of the blog (§2) and their categories. The ground is the one of the topic's covers, which makes
 * the tiles of the front page their legend. `roof` is a gable that stands between two columns of the grid.
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

/** What stands where there is no article. */
export const emptyWall = `
  l0v  l0v     l0v  l0v  l0v  l0v
  f1ve l0v     q2ve q3ve l0v  x0ve
  f0ve c2vas*2 .    l0v  m0ve l0v
  f1vb .       .    a1ve a0ve c0vee`

/** Covers still on their way. */
export const ghostWalls = [
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

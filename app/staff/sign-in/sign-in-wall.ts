/** Tile picture of the sign-in page: two people under a roof, on dark tiles (notation: `ui/tiles/wall-plan.ts`). */
export const signInWall = `
  l0p l0p x0pr l0p l0p
  l0p q2pr q3pr l0p f1pr
  m0pr l0p l0p m0pr l0p
  q1pt q0pt m0pw m2pw l0p
  x0pr c2pts*4 . . .
  f1pt . . . .
  f0pt . . . .
  f1pb . c0pwc c0pwc .`

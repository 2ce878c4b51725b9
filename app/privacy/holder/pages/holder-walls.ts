/** In the notation of `ui/tiles/wall-plan.ts`. Anchored at the bottom, cropped at the top or right. */
export const holderWalls = {
  /** A drawing of a door. */
  door: `
    l0a x0ae l0a m0ae l0a
    l0a l0a q2ae q3ae l0a
    f1ae l0a l0a l0a f1ac
    l0a q2ac c2atw*2 . l0a
    f0ab m0at . . f1at`,
  /** A drawing of an envelope under a sun. */
  letter: `
    l0a l0a x0ae l0a l0a
    m0ae l0a q2as q3as f1ae
    l0a f1ac q1as q0as l0a
    l0a t1at*2 . t0at*2 .
    f0ab . . . .`,
  /** A nearly empty wall. */
  clean: `
    l0a l0a l0a x0ae l0a
    l0a m0ae l0a l0a l0a
    l0a l0a l0a q2ae q3ae
    x0ae l0a l0a q1ae q0ae
    m0at l0a f1at l0a m0at`,
} as const

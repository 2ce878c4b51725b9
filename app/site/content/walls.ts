/** The tile pictures of the site, in the notation of `ui/tiles/wall-plan.ts`. Anchored at the bottom, cropped at the top or right. */
export const walls = {
  /** Home: an arch over a disc, with two people in front. */
  mural: `
    l0a l0a l0a x0ae l0a l0a
    l0a q2ae+ q3ae l0a l0a f1ae
    l0a l0a m0ae~ l0a m0ae+ l0a
    q1ae+ q0ae~ m0ac! m2ac+ x0at l0a
    f1ac c2ats*4+ . . .~ q2ac
    f0ac~ . .+ .~ . f0at!+
    f1ac!+ . . . .+ f1at
    f0ab .~ c0acw c0acw .~ f0at~`,
  /** Home, three reasons: a wide arch under a sun. */
  reach: `
    a2at*2 . a3at*2 q1zs
    . . . .`,
  /** A house beside its hospital. */
  network: `
    t2ab t3ab q2ac q3ac
    c2atw c2atw c2cwa x0cw`,
  /** A disc between laurels. */
  seal: `
    f1ac q2at q3at f0ac
    f0ac q1at q0at f1ac`,
  /** House, hospital, palace, school. */
  skyline: `
    - - - - - - - - - - - m0zt
    f1zt - - q2zc l0c l0c - - - - f1zt l0t
    f0zt t2zb t3zb l0c x0cw l0c q2zp q3zp c2zts*2 . f0zt m0tw
    f1zt l0a c2acs m0cw l0c c2cwa c2pwp c2pwp . . f1zt c2tws`,
  /** Beside the form: two speech shapes. */
  chat: `
    l0p x0pr l0p l0p f1pr
    q2pa q3pa l0p m0pr l0p
    l0a q0pa q2pk q3pk f1pr
    m2pr l0p q1pk l0k l0p
    c0prr a1pr a0pr l0p m0pr`,
  /** Under the menu of small screens. */
  menu: `
    m0pt m2pw c0pcs c0pts f1ptw x0pw`,
  /** Above the footer. */
  foot: `
    m0at m2at f1ac f0ac x0at q1ap q0ap a2ac a3ac c0acs c0ats t3at`,
  /** About: people talking. */
  speeches: `
    a2zt a3zt - q2za q3za
    a2zt a0zt - q1za l0a
    m0zb - q2zc q3zc -
    m2zb - l0c q0zc -`,
  /** About: house, hospital, palace and school, each with a roof; the figures are on their fronts. */
  houses: [
    {
      roof: `
        - - -
        t2zb l0b t3zb`,
      face: `
        l0a m0ae*2 .
        l0a . .`,
    },
    {
      roof: `
        - q2zc l0c
        q2zc x0cw l0c`,
      face: `
        l0c c2cnc*2 .
        l0c . .`,
    },
    {
      roof: `
        - m0zp -
        q2zp l0p q3zp`,
      face: `
        l0p c2prp*2 .
        l0p . .`,
    },
    {
      roof: `
        - - -
        m0zs m0zs m0zs`,
      face: `
        l0s m0sy*2 .
        l0s . .`,
    },
  ],
  /** About: one tile for each value. */
  values: ["c2acs", "q1ta", "x0pa", "m0ca", "f1atb", "c0tws"],
  /** About: people, companies, entities. */
  services: ["c0pts m0pr f1pr x0pr", "c2pwr c2pcr c2pws c2pcr", "c0pcr a2pt a3pt c0pws"],
  /** Team: from a person, through a house, to the office. */
  payers: `
    l0a x0ae l0a f1ae l0a m0ae
    c0acs q1at q0at x0at q2ab c2ats`,
  /** Success: a cup. */
  success: `
    l0a l0a l0a f1ae l0a l0a
    l0a~ l0a l0a l0a x0ae+ l0a
    l0a m0ae l0a+ l0a l0a l0a~
    l0a l0a l0a x0ae l0a l0a
    l0a q2ae+ q3ae l0a l0a f1ae
    l0a l0a m0ae~ l0a m0ae+ l0a
    f1ae+ l0a~ l0a l0a+ m0ae l0a
    f0ac m0at+ f0ac! f1ac! m0at~ q2ac
    f1ac~ c0ats*4 f0ac+ f1ac~ . f0ac+
    f0ab+ . . . .+ f1ac
    f1ac .~ . . .~ f0ac~
    x0at . . . . f1ac`,
  /** Not found: the digits 404; the page adds the legs of the fours. */
  lost: `
    l0c l0c l0c l0c l0c l0c l0c l0c l0c l0c l0c l0c
    l0c c0cwc*2 . l0c l0c c2cws*2 . l0c l0c c0cwc*2 . x0cn
    f1cn . . l0c l0c . . m0cn l0c . . f1cn
    f0cn l0c l0c q2cn q3cn c0cwb*2 . m2cn l0c l0c l0c f0cn
    f1cn l0c l0c q1cn q0cn . . l0c f1cn l0c l0c l0c`,
  /** Error: one tile has fallen from the wall and lies below it. */
  loose: `
    l0a x0ae l0a l0a l0a q2ae q3ae l0a l0a f1ae l0a l0a
    m0ac+ m2ac m0ac m2ac - m2ac+ m0ac m2ac~ m0ac m2ac m0ac+ m2ac
    f1at l0a~ f1at l0a m1ab l0a f1at l0a+ f1at l0a f1at l0a`,
  /** Privacy policy: a gate. */
  policy: `
    l0a x0ae l0a m0ae l0a
    l0a l0a q2ae q3ae l0a
    f1ac l0a c2atw*2 . l0a
    f0ab m0at . . f1at`,
  /** Privacy policy: the tile of each line of the summary. */
  policySummary: ["q1tm", "a3pr", "c2cnc", "m0sy"],
} as const

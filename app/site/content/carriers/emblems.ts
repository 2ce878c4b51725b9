/** A carrier without a logo stands as initials on a plain tile beside one motif: our colours, never theirs. */
export const emblems: Readonly<Record<string, { ground: string; motif: string }>> = {
  Amil: { ground: "l0c", motif: "c2acs" },
  Alice: { ground: "l0t", motif: "f1at" },
  "Bradesco Saúde": { ground: "l0p", motif: "m0ac" },
  "Porto Seguro": { ground: "l0c", motif: "t3at" },
  Qualicorp: { ground: "l0t", motif: "a2ac" },
  MedSênior: { ground: "l0p", motif: "c0ats" },
  SulAmérica: { ground: "l0c", motif: "q2ac" },
  "Prevent Senior": { ground: "l0t", motif: "x0at" },
  "Seguros Unimed": { ground: "l0p", motif: "m2at" },
  Omint: { ground: "l0c", motif: "f0act" },
  Ampla: { ground: "l0t", motif: "t0ac" },
  "Blue Saúde": { ground: "l0p", motif: "a0at" },
  "Unimed Fesp": { ground: "l0c", motif: "q1at" },
}

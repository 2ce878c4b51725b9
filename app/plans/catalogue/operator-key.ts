const fold = (name: string) => name.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase()

/** §3 and D39: known names and their aliases, compared without case, accents or outer spaces. */
const knownKeys: ReadonlyMap<string, string> = new Map(
  Object.entries({
    main: ["main", "principal", "geral"],
    sulamerica: ["SulAmérica"],
    porto_seguro: ["Porto Seguro"],
    bradesco: ["Bradesco", "Bradesco Saúde"],
    amil: ["Amil"],
    alice: ["Alice"],
    unimed: ["Unimed", "Seguros Unimed", "Unimed Fesp"],
    medsenior: ["MedSenior", "MedSênior"],
    sao_camilo: ["São Camilo"],
    notredame: ["NotreDame"],
    onehealth: ["OneHealth"],
    prevent_senior: ["Prevent Senior"],
    qualicorp: ["Qualicorp"],
    blue_med: ["Blue Med", "Blue Saúde"],
  }).flatMap(([key, names]) => names.map((name) => [fold(name), key] as const)),
)

/** The word the `operadora` column stores. Unknown names: lowercased, spaces to underscores. */
export function operatorKey(name: string) {
  return knownKeys.get(fold(name)) ?? name.trim().toLowerCase().replaceAll(/\s+/g, "_")
}

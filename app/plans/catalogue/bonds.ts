/** Who asks for a plan: a person's bond with the public service, or a company. */
export const bonds = [
  { slug: "federal", label: "Servidor federal" },
  { slug: "estadual", label: "Servidor estadual" },
  { slug: "municipal", label: "Servidor municipal" },
  { slug: "aposentado", label: "Aposentado" },
  { slug: "pensionista", label: "Pensionista" },
  { slug: "familiar", label: "Familiar de servidor" },
  { slug: "empresa", label: "Empresa ou órgão" },
] as const

/** The parameter of an address that fills in the bond: `/?vinculo=federal#contato`. */
export const bondParameter = "vinculo"

/** The label of a bond by its slug in an address; empty if there is no such bond. */
export function bondLabel(slug: string | null) {
  return bonds.find((bond) => bond.slug === slug)?.label ?? ""
}

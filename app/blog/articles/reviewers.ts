/** Who checks articles against the register of norms: a person with a registration number. Fictional until the owner names one. */
export const reviewers = {
  responsavel: { name: "Helena Exemplo (nome fictício)", registration: "Susep 00.000000.0" },
} as const

/** Addresses of the teams that once signed the articles, with the person who signs them today. Published addresses stay valid. */
export const formerAuthors: ReadonlyMap<string, string> = new Map([
  ["redacao-webplan", "dalva-nunes"],
  ["equipe-de-beneficios", "caio-brandao"],
  ["equipe-de-atendimento", "rosa-amaral"],
])

/** What our data calls personal things, besides the usual English names: no log may show their values. */
export const personalKeys = ["nome", "telefone", "mensagem", "idade", "ages", "notes"] as const

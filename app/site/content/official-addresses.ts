/** Where a visitor checks us without us: the public look-ups of each body. */
export const officialAddresses = {
  /** Brokers, by name, CPF, CNPJ or registration. */
  susep: "https://www2.susep.gov.br/safe/Corretores/pesquisa",
  /** The certificate of a CNPJ. */
  receita: "https://solucoes.receita.fazenda.gov.br/Servicos/cnpjreva/Cnpjreva_Solicitacao.asp",
  /** The look-up of operators has no address that lasts; its name in the menu does. */
  ans: "https://www.gov.br/ans/pt-br",
} as const

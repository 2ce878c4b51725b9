/** The one warning against fraud, the same in every page, mail and message. */
export const scamWarning =
  "A WebPlan nunca pede pagamento, senha ou código por mensagem ou ligação. Documentos, só depois da sua escolha e pelo canal que confirmarmos por telefone."

/** The one warning against fraud, the same wherever the company writes to somebody. */
export const scamWarning =
  "A WebPlan nunca pede pagamento, senha ou código por mensagem ou ligação. Documentos, só depois da sua escolha e pelo canal que confirmarmos por telefone."

/** Texts about passkeys, at sign-in and on the page of the account. */
export const passkeyText = {
  or: "ou",
  signIn: "Entrar com chave de acesso",
  confirm: "Confirmar com chave de acesso",
  asking: "Veja o pedido do seu aparelho",
  cancelled: "O aparelho não confirmou. Tente de novo ou use a senha.",
  refused: "Esta chave de acesso não serve para este acesso. Use a senha ou outra chave.",
  notCreated: "A chave não foi criada. Talvez este aparelho já tenha uma, ou o pedido foi cancelado.",
  failed: "Não foi possível usar a chave agora. Use a senha ou tente em instantes.",
} as const

/** What the connection test of §7 answers; its words are those of §8. */
export type ConnectionReport = { success: boolean; message: string }

export const reportSuccess = (total: number): ConnectionReport => ({
  success: true,
  message: `Conexão estabelecida: ${total.toLocaleString("pt-BR")} ${total === 1 ? "lead" : "leads"} na base.`,
})

export const reportNoClient: ConnectionReport = {
  success: false,
  message: "Cliente Supabase não configurado",
}

const credentials = /\/\/[^\s/@]*@/g

/** Refused connections to several addresses at once come as one error without a message of its own. */
const wordsOf = (error: unknown) => {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  const words = [message, code].find((text) => typeof text === "string" && text !== "")
  return typeof words === "string" ? words.replaceAll(credentials, "//***@") : "falha desconhecida"
}

export const reportFailure = (error: unknown): ConnectionReport => {
  const words = wordsOf(error)
  return {
    success: false,
    message: /\bpolicy\b|recursion/i.test(words)
      ? "Atenção: a segurança em nível de linha (RLS) da tabela leads precisa ser corrigida."
      : `Erro de conexão: ${words}`,
  }
}

import { locale } from "../../locale/pt-br.ts"
import { errorText } from "../../platform/text/error-text.ts"

/** The result of the connection test of §7, with the messages of §8. */
export type ConnectionReport = { success: boolean; message: string }

export function reportSuccess(total: number): ConnectionReport {
  return {
    success: true,
    message: `Conexão estabelecida: ${total.toLocaleString(locale)} ${total === 1 ? "lead" : "leads"} na base.`,
  }
}

export const reportNoClient: ConnectionReport = {
  success: false,
  message: "Cliente Supabase não configurado",
}

export function reportFailure(error: unknown): ConnectionReport {
  const text = errorText(error) ?? "falha desconhecida"
  return {
    success: false,
    message: /\bpolicy\b|recursion/i.test(text)
      ? "Atenção: a segurança em nível de linha (RLS) da tabela leads precisa ser corrigida."
      : `Erro de conexão: ${text}`,
  }
}

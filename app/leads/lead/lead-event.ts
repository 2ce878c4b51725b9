/** Every kind of event that the history of a lead can hold. */
export const leadEventKinds = [
  "created",
  "office_notified",
  "dispatched",
  "visitor_confirmed",
  "visitor_not_confirmed",
  "visitor_unreachable",
  "visitor_mail_bounced",
  "visitor_complained",
  "webhook_delivered",
  "email_consent_revoked",
  "email_consent_ended",
  "holder_corrected",
  "holder_erasure_undone",
  "offered",
  "offer_expired",
  "nobody_available",
  "taken",
  "taken_over",
  "assigned",
  "attempt",
  "contact",
  "contact_undone",
  "call_later",
  "note",
  "status_changed",
  "same_person",
  "different_person",
  "warned_half",
  "warned_four_fifths",
  "escalated",
  "deadline_changed",
] as const

export type LeadEventKind = (typeof leadEventKinds)[number]

/** What happened, in the words that the holder of the lead reads (LGPD art. 9). */
const texts: Record<LeadEventKind, string> = {
  created: "Você enviou o pedido pelo site.",
  office_notified: "O atendimento foi avisado por e-mail.",
  dispatched: "Os avisos do pedido foram preparados.",
  visitor_confirmed: "Enviamos a você um e-mail de confirmação.",
  visitor_not_confirmed: "O e-mail de confirmação não foi enviado.",
  visitor_unreachable: "O e-mail de confirmação não pôde ser entregue.",
  visitor_mail_bounced: "O e-mail de confirmação voltou sem ser entregue.",
  visitor_complained: "O seu provedor de e-mail avisou que você marcou a nossa mensagem como spam.",
  webhook_delivered: "O pedido foi copiado para o sistema de atendimento (CRM) do escritório.",
  email_consent_revoked: "Você retirou o consentimento para receber e-mails.",
  email_consent_ended:
    "O consentimento para receber e-mails foi encerrado por causa do aviso de spam do seu provedor.",
  holder_corrected: "Você corrigiu os dados deste pedido.",
  holder_erasure_undone: "Você pediu para apagar os seus dados e desfez o pedido no prazo.",
  offered: "O pedido foi oferecido a uma pessoa do atendimento.",
  offer_expired: "Essa pessoa não aceitou a tempo, e o pedido voltou para a fila.",
  nobody_available: "Ninguém do atendimento estava disponível, e a gestão foi avisada.",
  taken: "Uma pessoa do atendimento aceitou o pedido.",
  taken_over: "Outra pessoa do atendimento assumiu o pedido.",
  assigned: "O pedido passou para outra pessoa do atendimento.",
  attempt: "Tentamos falar com você.",
  contact: "Falamos com você.",
  contact_undone: "Um contato registrado por engano foi desfeito.",
  call_later: "Marcamos uma hora para ligar para você.",
  note: "O atendimento fez uma anotação.",
  status_changed: "A situação do pedido mudou.",
  same_person: "O atendimento marcou que este e outro pedido são da mesma pessoa.",
  different_person: "O atendimento marcou que este e outro pedido são de pessoas diferentes.",
  warned_half: "Passou metade do prazo sem contato, e o atendimento foi avisado.",
  warned_four_fifths: "O prazo estava perto do fim sem contato, e o atendimento foi avisado de novo.",
  escalated: "O prazo terminou sem contato, e a gestão foi avisada.",
  deadline_changed: "O prazo para falarmos com você foi recalculado.",
}

/** A kind that an older version of the product wrote has no words of its own. */
export function leadEventText(kind: string) {
  return texts[kind as LeadEventKind] ?? "O sistema fez um registro interno."
}

/** The first messages of visitors' chats (D1). */
export const chatTexts = {
  mainForm: "Olá! Gostaria de uma cotação de plano de saúde para servidor público.",
  success: "Olá! Acabei de enviar um pedido de cotação pelo site e gostaria de falar com um corretor.",
  floating:
    "Olá! Gostaria de informações sobre planos de saúde para servidores públicos, engenheiros e outros profissionais que entram por adesão.",
  about: "Olá! Conheci o escritório pelo site e quero ajuda para encontrar o plano certo para mim.",
  help: "Olá! Não encontrei no site o que procurava. Vocês podem me ajudar?",
  alice: "Olá! Gostaria de verificar se posso contratar a Alice por CNPJ.",
  portoSeguro: "Olá! Gostaria de saber se o meu grupo pode contratar o plano da Porto Seguro.",
  medsenior: "Olá! Gostaria de uma cotação da MedSênior para servidor público.",
} as const

/** Used on the page of a carrier that has no message of its own. */
export function chatAboutCarrier(name: string) {
  return `Olá! Gostaria de uma cotação dos planos da ${name} para servidores públicos.`
}

/** Used in the mail that confirms a request. */
export function chatAfterRequest(protocol: string) {
  return `Olá! Pedi uma cotação pelo site, protocolo ${protocol}.`
}

/** Every text a visitor's chat begins with (D1). */
export const chatTexts = {
  mainForm: "Olá! Gostaria de uma cotação de plano de saúde para servidor público.",
  success: "Olá! Acabei de enviar um pedido de cotação pelo site e gostaria de falar com um consultor.",
  floating:
    "Olá! Gostaria de informações sobre planos de saúde para servidores públicos, engenheiros e outros profissionais que contratam por adesão.",
} as const

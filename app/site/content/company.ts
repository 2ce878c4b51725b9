/** The one record of who we are (D4). Every value below is fictional until the owner writes the real one. */
export const company = {
  name: "WebPlan",
  audience: "Servidores Públicos",
  mainPhone: { display: "(11) 3456-7890", e164: "+551134567890" },
  chatNumber: "5511912345678",
  email: "contato@webplan.example",
  hours: "Todos os dias, das 8h às 20h",
} as const

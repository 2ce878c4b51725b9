import { scamWarning } from "../../../leads/lead/scam-warning.ts"
import { law } from "../../../norms/law.ts"
import { type AskableKind, answerDays, linkMinutes, undoHours } from "../holder.ts"

/** The texts of /privacidade/meus-dados and of the unsubscribe page. */
export const holderText = {
  ask: {
    title: "Meus dados",
    description: law(
      "Veja, corrija, baixe ou apague os dados que guardamos sobre você, conforme a LGPD.",
      "DAD-05",
    ),
    text: "Veja, corrija, baixe ou apague o que guardamos sobre você. Antes de mostrar qualquer dado, confirmamos que o e-mail é seu.",
    email: { label: "E-mail", hint: "O mesmo que você usou no pedido de cotação" },
    submit: "Receber o link",
    invalid: "E-mail inválido",
    tooMany: "Recebemos muitos pedidos em pouco tempo. Tente de novo mais tarde ou fale conosco.",
    ended: "A sua sessão terminou. Para continuar, peça um novo link.",
    stepsTitle: "Como funciona",
    steps: [
      { title: "Você informa o seu e-mail", text: "Não é preciso senha nem cadastro." },
      {
        title: "Enviamos um link",
        text: `Ele vale por ${linkMinutes} minutos e só pode ser usado uma vez.`,
      },
      { title: "Você vê e decide", text: "Corrigir, baixar, retirar um consentimento ou apagar tudo." },
    ],
  },
  sent: {
    title: "Veja o seu e-mail",
    text: "Se guardamos dados ligados a esse endereço, o link chega em instantes. Se não guardamos, avisamos também por e-mail.",
    hints: [
      `O link vale por ${linkMinutes} minutos e só pode ser usado uma vez.`,
      "Não chegou? Olhe na caixa de spam e confira se o endereço é o mesmo do pedido de cotação.",
      "Enviamos no máximo três links por hora e cinco por dia para o mesmo endereço. Vale sempre o mais recente que você recebeu.",
    ],
    again: "Pedir para outro endereço",
  },
  link: {
    title: "Ver os meus dados",
    text: `Toque no botão para abrir. A página fica aberta por ${linkMinutes} minutos, só neste aparelho.`,
    submit: "Abrir os meus dados",
    expiredTitle: "Este link não vale mais",
    expiredText: `Cada link vale por ${linkMinutes} minutos e só pode ser usado uma vez. Peça outro: leva menos de um minuto.`,
    expiredAction: "Pedir um novo link",
  },
  overview: {
    title: "Seus dados",
    emptyTitle: "Não há pedidos de cotação",
    emptyText: "Não guardamos nenhum pedido feito com este e-mail.",
    until: "Aberta até as",
    leave: "Sair",
    actionsJump: "Baixar, apagar e outras opções",
    actionsTitle: "O que você pode fazer",
    leadsTitle: "O que guardamos",
    status: "Situação",
    correct: "Corrigir",
    consentsTitle: "Consentimentos",
    eventsTitle: "O que aconteceu com o pedido",
    sharedTitle: "Com quem foi compartilhado",
    sharedNobody:
      "Com ninguém fora do escritório, pelo site. Só o nosso atendimento, que recebe um aviso por e-mail de cada pedido, tem acesso. Se o corretor consultou uma operadora, com o seu consentimento, o encarregado pelos dados diz qual.",
    sharedAlso: "Além do nosso atendimento, que recebe um aviso por e-mail de cada pedido:",
    requestsTitle: "Pedidos à espera de resposta",
    requestDue: "Resposta até",
    erasureTitle: "Você pediu para apagar os seus dados",
    erasureText:
      "Eles já saíram das nossas listas, e o atendimento foi avisado para não entrar em contato. Você pode desfazer até",
    erasureAfter: "Depois disso, apagamos para sempre o que não virou contrato.",
    undo: "Desfazer e manter os meus dados",
    lockTitle: "Pedido para apagar",
    lockErased: "Será apagado depois de",
    lockContract:
      "Este pedido virou contrato. Está fora das nossas listas e fica guardado à parte, no máximo até",
    lockAccess: "Só um administrador pode abri-lo, e precisa escrever o motivo.",
    lockUnopened: "Ninguém o abriu desde o seu pedido.",
    lockOpened: "Foi aberto por um administrador em:",
  },
  actions: {
    json: {
      title: "Baixar em arquivo",
      text: "Para levar a outro fornecedor, em formato JSON.",
      label: "Baixar os meus dados (arquivo)",
    },
    text: { title: "Baixar para ler", text: "O mesmo conteúdo, em texto simples.", label: "Baixar texto" },
    revoke: {
      title: "Parar de receber e-mails",
      text: "Retira o consentimento para ofertas e conteúdos. A sua cotação continua.",
      label: "Retirar consentimento",
      none: "Você não recebe e-mails com ofertas e conteúdos.",
    },
    office: {
      title: "Falar com o encarregado pelos dados",
      text: `Portabilidade, dúvidas ou reclamação. Respondemos em até ${answerDays} dias.`,
      label: "Fazer um pedido",
    },
    erase: {
      title: "Apagar tudo",
      text: `Apaga os pedidos ligados a este e-mail. Você tem ${undoHours} horas para desfazer.`,
      label: "Apagar os meus dados",
    },
  },
  done: {
    corrigido: "Dados corrigidos.",
    igual: "Nada mudou: os dados já estavam assim.",
    revogado: "Consentimento retirado. Você não receberá mais ofertas e conteúdos por e-mail.",
    apagar: "Pedido recebido. Enviamos a você um e-mail com o que acontece agora.",
    desfeito: "Pedido desfeito. Os seus dados continuam guardados, como antes.",
    tarde: "Não há mais o que desfazer: o prazo terminou, ou o pedido já tinha sido desfeito.",
    enviado: `Pedido enviado. Respondemos em até ${answerDays} dias, neste e-mail.`,
    protocol: "Protocolo",
  },
  correct: {
    title: "Corrigir os dados",
    text: "Mude o que estiver errado. O corretor passa a usar os dados novos.",
    name: "Nome completo",
    phone: "Telefone/WhatsApp",
    ages: "Idades",
    agesHint: "Separe por vírgulas: 52, 49, 17",
    message: "Mensagem",
    email:
      "O e-mail não pode ser trocado aqui, porque é ele que prova que os dados são seus. Para usar outro, faça um novo pedido de cotação e apague este.",
    submit: "Salvar",
    cancel: "Voltar sem mudar",
    missing: {
      name: "Nome é obrigatório",
      phone: "Telefone é obrigatório",
      message: "Mensagem é obrigatória",
    },
  },
  erase: {
    title: "Apagar os seus dados?",
    text: `Assim que você confirmar, os seus pedidos saem das nossas listas, e o atendimento é avisado para não entrar em contato. Você tem ${undoHours} horas para desfazer. Depois, apagamos para sempre:`,
    items: [
      "os pedidos de cotação ligados a este e-mail, com nome, telefone, idades e mensagem;",
      "o histórico e as anotações desses pedidos;",
      "os pedidos à espera de resposta que você fez aqui.",
    ],
    contractsTitle: "O que ainda não pode ser apagado",
    contracts:
      "Um pedido que virou contrato também sai das listas, mas fica guardado à parte pelo prazo da nossa política, porque o contrato ainda pode ser discutido. Só um administrador pode abri-lo, e precisa escrever o motivo. Em Meus dados, você vê quando isso acontece.",
    contractUntil: "guardado no máximo até",
    after:
      "Do que for apagado, fica só a prova (um número, as datas e a quantidade de pedidos), com os comprovantes de consentimento, sem nada que identifique você. O atendimento é avisado para apagar também as cópias que recebeu por e-mail. Se você espera uma cotação, o atendimento para agora.",
    agree: "Quero apagar os meus dados.",
    missing: "Marque a caixa para confirmar.",
    submit: "Apagar os meus dados",
    cancel: "Voltar sem apagar",
  },
  office: {
    title: "Fazer um pedido",
    text: `O encarregado pelos dados lê e responde em até ${answerDays} dias, no e-mail que você confirmou.`,
    kind: "Sobre o quê",
    kinds: {
      portabilidade: "Levar os meus dados a outro fornecedor",
      informacao: "Tirar uma dúvida sobre os meus dados",
      reclamacao: "Fazer uma reclamação",
    } satisfies Record<AskableKind, string>,
    message: "Mensagem",
    missing: "Escreva a sua mensagem",
    submit: "Enviar pedido",
    cancel: "Voltar sem enviar",
  },
  unsubscribe: {
    title: "Cancelar e-mails",
    text: "Você deixa de receber e-mails com ofertas e conteúdos. O atendimento da sua cotação continua.",
    submit: "Cancelar os e-mails",
    doneTitle: "E-mails cancelados",
    doneText:
      "Você não receberá mais ofertas e conteúdos por e-mail. Se mudar de ideia, é só marcar a opção em um novo pedido.",
    badTitle: "Este link não é válido",
    badText:
      "Ele pode ter sido cortado pelo programa de e-mail. Copie o endereço inteiro ou cancele os e-mails em Meus dados.",
    mine: "Meus dados",
  },
  notice: {
    title: "Cuidado com golpes",
    text: scamWarning,
  },
  signOut: {
    title: "Está em um aparelho de outra pessoa?",
    text: "Saia quando terminar. Para voltar, é só pedir outro link.",
    label: "Sair",
  },
  otherWays: { title: "Prefere falar com alguém?", or: "ou" },
} as const

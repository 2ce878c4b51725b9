import type { PasswordTexts } from "../../ui/controls/password-input.tsx"
/** The texts of the sign-in pages. */
export const signInText = {
  place: "Painel do escritório",
  password: {
    title: "Entrar",
    refused: "E-mail ou senha não conferem. Tente de novo.",
    submit: "Continuar",
    note: "O acesso é só por convite. Esqueceu a senha? Peça um convite novo à administração.",
  },
  code: {
    step: "Passo 2 de 2",
    title: "Código de 6 dígitos",
    text: "Abra o aplicativo autenticador e digite o código da WebPlan. Ele muda a cada 30 segundos.",
    refused: "Este código não confere. Espere o próximo e tente de novo.",
    submit: "Entrar",
    otherWay: "Usar um código de recuperação",
    back: "Voltar",
  },
  recovery: {
    title: "Código de recuperação",
    text: "Digite um dos códigos que você guardou quando criou o acesso. Cada um serve uma vez só.",
    label: "Código de recuperação",
    refused: "Este código não confere ou já foi usado.",
    submit: "Entrar",
    otherWay: "Usar o aplicativo autenticador",
  },
  invitation: {
    title: (firstName: string) => `Boas-vindas, ${firstName}`,
    text: "Escolha a senha com que você vai entrar no painel. Depois dela vem um segundo passo, com o celular.",
    label: "Senha nova",
    rule: "Pelo menos 12 caracteres. Uma frase de quatro palavras é fácil de lembrar e difícil de adivinhar. Não use seu nome nem seu e-mail.",
    submit: "Criar a senha",
    gone: {
      title: "Este convite não vale mais",
      text: "Ele já foi usado, foi retirado ou passou das 72 horas. Peça um convite novo à administração.",
    },
  },
  enrol: {
    step: "Só na primeira vez",
    title: "Segundo passo com o celular",
    text: "Abra um aplicativo autenticador (Google Authenticator, Microsoft Authenticator, 1Password ou outro), escolha adicionar conta e aponte a câmera para o código.",
    qr: "Código QR para o aplicativo autenticador",
    byHand: "Sem câmera? Digite esta chave no aplicativo:",
    label: "Código de 6 dígitos que o aplicativo mostra",
    refused: "Este código não confere. Veja se a hora do celular está certa e tente o próximo.",
    submit: "Confirmar",
  },
  again: {
    title: "Falta o segundo passo",
    text: "Seu acesso ainda não tem o código do celular. Digite a senha para começar de novo.",
    refused: "A senha não confere. Tente de novo.",
    submit: "Continuar",
  },
  codes: {
    title: "Guarde estes códigos",
    text: "Se você perder o celular, um destes códigos abre o painel no lugar dele. Cada um serve uma vez. Eles não serão mostrados de novo.",
    list: "Códigos de recuperação",
    copy: "Copiar",
    copied: "Copiados",
    notCopied: "Não deu para copiar",
    print: "Imprimir",
    submit: "Guardei os códigos",
  },
  tooMany: "Muitas tentativas. Espere alguns minutos e tente de novo.",
  unavailable: "Não deu para conferir agora. Tente de novo em instantes.",
} as const

/** The button that shows or hides the password. */
export const passwordTexts: PasswordTexts = { show: "Mostrar", hide: "Ocultar", what: "a senha" }

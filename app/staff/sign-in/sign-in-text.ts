import type { PasswordTexts } from "../../ui/controls/password-input.tsx"
import { passwordLength } from "../passwords/password-length.ts"

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
    text: "Digite um dos códigos que você guardou quando criou o acesso. Cada código só pode ser usado uma vez.",
    label: "Código de recuperação",
    refused: "Este código não confere ou já foi usado.",
    submit: "Entrar",
    otherWay: "Usar o aplicativo autenticador",
  },
  invitation: {
    title: (firstName: string) => `Boas-vindas, ${firstName}`,
    text: "Crie a senha para entrar no painel. Depois vem o segundo passo, no celular.",
    onlyPassword:
      "Crie uma senha nova para o painel. O aplicativo autenticador continua o mesmo: tenha-o à mão.",
    label: "Senha nova",
    rule: `Pelo menos ${passwordLength.min} caracteres. Uma frase de quatro palavras é fácil de lembrar e difícil de adivinhar. Não use seu nome nem seu e-mail.`,
    submit: "Criar senha",
    gone: {
      title: "Este convite não vale mais",
      text: "Ele já foi usado, foi cancelado ou passou de 72 horas. Peça um convite novo à administração.",
    },
  },
  enrol: {
    step: "Só na primeira vez",
    title: "Segundo passo, no celular",
    text: "Abra um aplicativo autenticador (Google Authenticator, Microsoft Authenticator, 1Password ou outro), toque em adicionar conta e aponte a câmera para o código.",
    qr: "Código QR para o aplicativo autenticador",
    byHand: "Sem câmera? Digite esta chave no aplicativo:",
    label: "Código de 6 dígitos que o aplicativo mostra",
    refused: "Este código não confere. Veja se a hora do celular está certa e tente o próximo.",
    submit: "Confirmar",
  },
  again: {
    title: "Falta o segundo passo",
    text: "Seu acesso ainda não tem o segundo passo, no celular. Digite a senha para configurar.",
    refused: "A senha não confere. Tente de novo.",
    submit: "Continuar",
  },
  codes: {
    title: "Guarde estes códigos",
    text: "Se você perder o celular, entre com um destes códigos. Cada um só pode ser usado uma vez, e eles não serão mostrados de novo.",
    list: "Códigos de recuperação",
    copy: "Copiar",
    copied: "Copiados",
    notCopied: "Não foi possível copiar",
    print: "Imprimir",
    submit: "Guardei os códigos",
  },
  confirm: {
    title: "Confirme que é você",
    text: "O que vem a seguir muda acessos ou leva dados de clientes para fora do painel. Digite sua senha e o código do aplicativo autenticador. A confirmação vale por 10 minutos.",
    manyReads:
      "Você viu muitos leads na última hora, e a gestão foi avisada. Para continuar, digite sua senha e o código do aplicativo autenticador. A confirmação vale por 10 minutos.",
    lost: "Sem o aplicativo autenticador não é possível confirmar. Peça um convite novo à administração.",
    code: "Código de 6 dígitos",
    refused: "A senha ou o código não conferem. Espere o próximo código e tente de novo.",
    submit: "Confirmar",
    needed: "Para mudar acessos, confirme antes que é você.",
    back: "Voltar sem confirmar",
  },
  tooMany: "Muitas tentativas. Espere alguns minutos e tente de novo.",
  unavailable: "Não foi possível conferir agora. Tente de novo em instantes.",
} as const

/** The button that shows or hides the password. */
export const passwordTexts: PasswordTexts = { show: "Mostrar", hide: "Ocultar", what: "a senha" }

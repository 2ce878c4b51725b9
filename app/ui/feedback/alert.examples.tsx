import { Alert } from "./alert.tsx"

export function WithLink() {
  return (
    <Alert title="Erro inesperado ao enviar formulário. Tente novamente.">
      <p>
        O que você escreveu continua aqui. Se preferir, <a href="#alert">fale conosco pelo WhatsApp</a>.
      </p>
    </Alert>
  )
}

export const TitleOnly = () => <Alert title="Recebemos muitos pedidos em pouco tempo." />

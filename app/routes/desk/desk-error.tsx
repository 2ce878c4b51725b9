import { isRouteErrorResponse } from "react-router"
import { SignInFrame, SignInMessage } from "../../staff/sign-in/sign-in-frame.tsx"
import { deskHome } from "./return-path.ts"

/** The page of a request to the desk that was refused or failed. */
export function DeskError({ error }: { error: unknown }) {
  return (
    <SignInFrame>
      <SignInMessage
        {...faultText(isRouteErrorResponse(error) ? error.status : 500)}
        link={{ label: "Voltar ao painel", href: deskHome }}
      />
    </SignInFrame>
  )
}

function faultText(status: number) {
  if (status === 403)
    return {
      title: "Seu perfil não dá acesso a esta página",
      text: "Se você precisa dela, fale com a administração.",
    }
  if (status === 404)
    return {
      title: "Página não encontrada",
      text: "O endereço pode estar errado, ou a pessoa pediu para apagar os dados. Nesse caso, não entre mais em contato.",
    }
  if (status === 503)
    return {
      title: "O banco de dados não respondeu",
      text: "Nada foi perdido. Espere um instante e recarregue a página.",
    }
  return {
    title: "Não foi possível abrir esta página",
    text: "O erro foi registrado. Recarregue a página ou volte ao painel.",
  }
}

import { eventually } from "../eventually.ts"
import type { Received } from "../servers/smtp-server.ts"

const linkPath = /\/privacidade\/meus-dados\/entrar\/[\w-]{43}/

/** The path of the newest link mailed to this address. */
export function mailedLinkPath(received: readonly Received[], address: string) {
  return eventually(() => {
    const mail = received.findLast(
      ({ recipients, text }) => recipients.includes(address) && linkPath.test(text ?? ""),
    )
    return mail && linkPath.exec(mail.text ?? "")?.[0]
  })
}

/** Posts a form as a browser without script does. */
export function postForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { origin: new URL(url).origin, ...headers },
  })
}

export const goodFields = {
  name: "Ana Lima",
  email: "ana@exemplo.example",
  phone: "(11) 98765-4321",
  idade: "52, 49",
  subject: "plano_adesao",
  message: "Quero comparar.",
}

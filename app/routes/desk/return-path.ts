export const returnParameter = "volta"
export const deskHome = "/painel"

const ownPath = /^\/(?:painel(?:\/[\w-]+)*|teste-supabase|blog-debug|blog-test|blog-env)$/

/** Where a person wanted to go before the sign-in; anything that is not a page of the desk is its first page. */
export function returnPathOf(url: URL) {
  const wanted = url.searchParams.get(returnParameter) ?? ""
  return ownPath.test(wanted) && !wanted.startsWith("/painel/entrar") ? wanted : deskHome
}

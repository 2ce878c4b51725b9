import { productOf, type Rule } from "./rule.ts"

const words = [
  "webplan|leads?|operadoras?|carriers?|brokers?|servidor(es)?|office|desk|staff|holders?|consents?|blog",
  "supabase|LGPD|ANS|amil|alice|bradesco|medsenior|porto seguro|qualicorp|sulamerica",
  "administracao|atendente|gestao|redacao",
  "pt-?br|portuguese|brazil(ian)?|sao paulo|painel|nome|telefone|idade|mensagem|falha",
]
const business = new RegExp(`\\b(${words.join("|")})\\b`, "i")
const accented = /\p{L}*[áàâãéêíóôõúüç]\p{L}*/iu

/** Words that general code may not contain. */
export const wordRules: Rule[] = (["platform", "ui"] as const).map((folder) => ({
  title: `${folder} contains no words of this business: take the value as a parameter, or move the file to its domain`,
  faultsIn: (repository) =>
    productOf(repository)
      .filter((file) => file.startsWith(`app/${folder}/`) && !file.endsWith(".examples.tsx"))
      .flatMap((file) => {
        const text = splitWords(repository.read(file))
        const [word] = business.exec(text) ?? accented.exec(text) ?? []
        return word ? [`${file}: ${word}`] : []
      }),
  planted: {
    [`app/${folder}/planted.ts`]:
      folder === "ui" ? 'export const planted = "Não"' : "export const leadId = 1",
  },
}))

/** leadId and webplan_web are two words each. */
function splitWords(text: string) {
  return text.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll("_", " ")
}

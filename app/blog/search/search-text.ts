const marks = /[\u0300-\u036f]+/g
// A NUL cannot be stored, only typed; the database's twin never meets one.
const oneBlank =
  "\\u0000-\\u001f\\u007f-\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff"
const blanks = new RegExp(`[ ${oneBlank}]{2,}|[${oneBlank}]`, "g")
const capitals = Array.from(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
)
const smalls = Array.from(
  "abcdefghijklmnopqrstuvwxyzæðøþđħłŋœŧßαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюя",
)
const smallOf = new Map(capitals.map((capital, n) => [capital, smalls[n] ?? capital]))
const anyCapital = new RegExp(`[${capitals.join("")}]`, "g")

/**
 * D25: what search compares, of texts and of terms alike: no accents, no capitals, one blank for any run of them.
 * Letter by letter what fold_text() gives in the database; toLowerCase() would know more scripts than it does.
 */
export function foldText(text: string) {
  return text
    .normalize("NFD")
    .replaceAll(marks, "")
    .replaceAll(blanks, " ")
    .replaceAll(anyCapital, (capital) => smallOf.get(capital) ?? capital)
}

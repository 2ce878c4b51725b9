const marks = /[\u0300-\u036f]+/g
// A term may contain NUL, but a stored text cannot, so fold_text() has no rule for it.
const oneSpace =
  "\\u0000-\\u001f\\u007f-\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff"
const spaces = new RegExp(`[ ${oneSpace}]{2,}|[${oneSpace}]`, "g")
const capitals = Array.from(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
)
const smalls = Array.from(
  "abcdefghijklmnopqrstuvwxyzæðøþđħłŋœŧßαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюя",
)
const smallOf = new Map(capitals.map((capital, n) => [capital, smalls[n] ?? capital]))
const anyCapital = new RegExp(`[${capitals.join("")}]`, "g")

/**
 * D25: the form in which search compares texts and terms: without accents and capitals, and with one space for several.
 * Equal to fold_text() of the database for every letter; toLowerCase() covers more scripts than fold_text() does.
 */
export function foldText(text: string) {
  return text
    .normalize("NFD")
    .replaceAll(marks, "")
    .replaceAll(spaces, " ")
    .replaceAll(anyCapital, (capital) => smallOf.get(capital) ?? capital)
}

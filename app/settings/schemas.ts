import * as v from "valibot"
import { isDay } from "../platform/time/plain-day.ts"

/** One line, without spaces at its ends. */
export function text(shortest: number, longest: number) {
  return v.pipe(
    v.string(),
    v.transform(oneLine),
    v.nonEmpty("Preencha este campo."),
    v.minLength(shortest, "Está curto demais."),
    v.maxLength(longest, tooLong(longest)),
  )
}

/** Paragraphs: line breaks stay, at most one empty line in a row. */
export function longText(shortest: number, longest: number) {
  return v.pipe(
    v.string(),
    v.transform(paragraphs),
    v.minLength(shortest, shortest > 0 ? "Está curto demais." : ""),
    v.maxLength(longest, tooLong(longest)),
  )
}

/** One line, which may be missing. */
export function optionalText(longest: number) {
  return v.pipe(v.string(), v.transform(oneLine), v.maxLength(longest, tooLong(longest)))
}

export function email() {
  return v.pipe(text(5, 120), v.toLowerCase(), v.email("Confira o e-mail: precisa ter @ e o domínio."))
}

/** Stored with the area code in brackets and a hyphen, however it was typed. */
export function phone() {
  return v.pipe(
    text(1, 30),
    v.transform((typed) => typed.replaceAll(/\D/g, "").replace(/^55(?=\d{10,11}$)/, "")),
    v.regex(/^[1-9]{2}(?:9\d{8}|[2-8]\d{7})$/, "Confira o número: DDD e oito ou nove algarismos."),
    v.transform((digits) => `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`),
  )
}

/** A day as the browser's date field sends it, which may be missing. */
export function optionalDay() {
  return v.pipe(
    optionalText(10),
    v.check((typed) => typed === "" || isDay(typed), "Escreva a data como dia, mês e ano."),
  )
}

/** An address of another site, which may be missing. */
export function optionalAddress() {
  return v.pipe(
    optionalText(300),
    v.check((typed) => typed === "" || isSecureAddress(typed), "Escreva o endereço inteiro, com https://."),
  )
}

/** One of the values of a select. */
export function oneOf(options: readonly { value: string }[]) {
  return v.pipe(
    v.string(),
    v.check((typed) => options.some(({ value }) => value === typed), "Escolha uma das opções."),
  )
}

const oneLine = (typed: string) => typed.replaceAll(/[\s\p{C}]+/gu, " ").trim()

function paragraphs(typed: string) {
  const lines = typed.replaceAll(/\r\n?/g, "\n").split("\n").map(oneLine)
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
}

const tooLong = (longest: number) => `Use no máximo ${longest} letras.`

function isSecureAddress(typed: string) {
  const url = URL.parse(typed)
  return url?.protocol === "https:" && url.username === "" && url.hostname.includes(".")
}

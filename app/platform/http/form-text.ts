/** A posted field as text; a file, or nothing, is the empty text. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/** Reads a posted field as text. A file or a missing field is the empty string. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/** A colleague's first name, as the desk calls people. */
export const shortName = (name: string) => name.split(" ")[0] ?? name

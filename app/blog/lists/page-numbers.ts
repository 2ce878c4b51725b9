/** With one neighbour on each side the numbers fit between 'Anterior' and 'Próxima' on one row of a wide screen. */
const neighbours = 1

/** The pages a pager lists: the first, the last and those around the current one; null is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const listed = new Set([1, last])
  for (let near = page - neighbours; near <= page + neighbours; near++)
    if (near >= 1 && near <= last) listed.add(near)
  const numbers: (number | null)[] = []
  let before = 0
  for (const number of [...listed].sort((one, other) => one - other)) {
    // A gap of a single page would take as much space as its number.
    if (number - before === 2) numbers.push(number - 1)
    else if (number - before > 2) numbers.push(null)
    numbers.push(number)
    before = number
  }
  return numbers
}

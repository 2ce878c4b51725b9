/** Fits between 'Anterior' and 'Próxima' on one row of a wide screen, however many pages there are. */
const neighbours = 1

/** The pages a pager names: the first, the last, those around the present one; null stands for those left out. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const named = new Set([1, last])
  for (let near = page - neighbours; near <= page + neighbours; near++)
    if (near >= 1 && near <= last) named.add(near)
  const numbers: (number | null)[] = []
  let before = 0
  for (const number of [...named].sort((one, other) => one - other)) {
    // Leaving out a single page would take as much room as naming it.
    if (number - before === 2) numbers.push(number - 1)
    else if (number - before > 2) numbers.push(null)
    numbers.push(number)
    before = number
  }
  return numbers
}

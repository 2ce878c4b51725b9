/** Posts of one segment: two bitmaps of this many bits fill a page of the database. */
export const segmentSize = 32_000
// Up to here a list of positions is smaller, and quicker to join, than a bitmap.
const fewest = 128
// Every piece of up to three characters is kept, and longer ones that more words than these hold: what is not kept
// is looked up word by word.
const shortPiece = 3
const longestPiece = 8
const manyWords = 256

export type SegmentWord = { kind: "word" | "piece"; word: string; few: number[] | null; many: string | null }

type Places = { few: number[] } | { many: Uint8Array }

/**
 * Gathers the words of up to `segmentSize` posts and tells which posts hold each, and which hold the pieces and phrases
 * asked for beside those it finds worth keeping.
 */
export function gatherSegment(wanted: readonly string[]) {
  const places = new Map<string, Places>()
  const phrases = wanted.filter(isPhrase).map((phrase) => ({ phrase, bits: emptyBits() }))
  const add = (position: number, searchText: string) => {
    for (const word of new Set(searchText.split(" "))) {
      if (word !== "" && word !== "\u001f") addPlace(places, ` ${word} `, position)
    }
    for (const { phrase, bits } of phrases) if (searchText.includes(phrase)) setBit(bits, position)
  }
  function* words(): Generator<SegmentWord> {
    for (const [word, known] of places) {
      if ("few" in known) yield { kind: "word", word, few: known.few, many: null }
      else yield { kind: "word", word, few: null, many: asHex(known.many) }
    }
    const pieces = bitsOfPieces(
      places,
      wanted.filter((piece) => !isPhrase(piece)),
    )
    for (const [piece, bits] of pieces) yield asPiece(piece, bits)
    for (const { phrase, bits } of phrases) yield asPiece(phrase, bits)
  }
  return { add, words }
}

function setBit(bits: Uint8Array, position: number) {
  bits[position >> 3] = (bits[position >> 3] ?? 0) | (0x80 >> (position & 7))
}

function positionsOf(bits: Uint8Array) {
  const positions: number[] = []
  for (const [n, byte] of bits.entries()) {
    for (let bit = 0; byte << bit && bit < 8; bit++) if (byte & (0x80 >> bit)) positions.push(n * 8 + bit)
  }
  return positions
}

function countBits(bits: Uint8Array) {
  let count = 0
  for (let byte of bits) for (; byte > 0; byte &= byte - 1) count += 1
  return count
}

function asHex(bits: Uint8Array) {
  return `x${Buffer.from(bits.buffer, bits.byteOffset, bits.length).toString("hex")}`
}

const emptyBits = () => new Uint8Array(segmentSize / 8)

function addPlace(places: Map<string, Places>, word: string, position: number) {
  const known = places.get(word)
  if (!known) places.set(word, { few: [position] })
  else if ("many" in known) setBit(known.many, position)
  else if (known.few.length < fewest) known.few.push(position)
  else {
    const many = emptyBits()
    for (const earlier of known.few) setBit(many, earlier)
    setBit(many, position)
    places.set(word, { many })
  }
}

// Characters outside the first plane take two places in a string.
const lettersOf = (word: string) => (/[\ud800-\udfff]/.test(word) ? Array.from(word) : word)

function piecesOf(letters: string | readonly string[], length: number) {
  const pieces = new Set<string>()
  for (let n = 0; n + length <= letters.length; n++) {
    const piece = letters.slice(n, n + length)
    pieces.add(typeof piece === "string" ? piece : piece.join(""))
  }
  return pieces
}

/** Pieces longer than the short ones that many of the words hold: grown letter by letter from those that do. */
function popularPieces(words: Iterable<string>) {
  const popular = new Set<string>()
  let growing = Array.from(words, lettersOf)
  for (let length = shortPiece + 1; length <= longestPiece && growing.length > manyWords; length++) {
    const isCandidate = (piece: string) =>
      length === shortPiece + 1 || (popular.has(piece.slice(0, -1)) && popular.has(piece.slice(1)))
    const counts = new Map<string, number>()
    for (const letters of growing)
      for (const piece of piecesOf(letters, length))
        if (isCandidate(piece)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
    for (const [piece, count] of counts) if (count > manyWords) popular.add(piece)
    growing = growing.filter((letters) =>
      Array.from(piecesOf(letters, length)).some((piece) => popular.has(piece)),
    )
  }
  return popular
}

function addBits(bits: Uint8Array, more: Uint8Array) {
  for (let n = 0; n < more.length; n++) bits[n] = (bits[n] ?? 0) | (more[n] ?? 0)
}

/** Which pieces of words stand in which posts. */
function bitsOfPieces(places: Map<string, Places>, wanted: readonly string[]) {
  const long = new Set([...popularPieces(places.keys()), ...wanted])
  const bitsOf = new Map(Array.from(long, (piece) => [piece, emptyBits()]))
  for (const [word, known] of places) {
    const letters = lettersOf(word)
    for (let length = 1; length <= longestPiece; length++) {
      for (const piece of piecesOf(letters, length)) {
        let bits = bitsOf.get(piece)
        if (!bits && length > shortPiece) continue
        if (!bits) bitsOf.set(piece, (bits = emptyBits()))
        if ("many" in known) addBits(bits, known.many)
        else for (const position of known.few) setBit(bits, position)
      }
    }
  }
  return bitsOf
}

function asPiece(word: string, bits: Uint8Array): SegmentWord {
  return countBits(bits) <= fewest
    ? { kind: "piece", word, few: positionsOf(bits), many: null }
    : { kind: "piece", word, few: null, many: asHex(bits) }
}

// Of more than one word, or too long to be met among the pieces of one.
const isPhrase = (piece: string) => piece.trim().includes(" ") || piece.length > longestPiece

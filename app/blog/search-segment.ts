/** Posts of one segment: two bitmaps of this many bits fill a page of the database. */
export const segmentSize = 32_000
// Up to here a list of positions is smaller, and quicker to join, than a bitmap.
const fewest = 128
const pieceLengths = [1, 2, 3]

export type SegmentWord = {
  kind: "word" | "piece" | "phrase"
  word: string
  few: number[] | null
  many: string | null
}

type Places = { few: number[] } | { many: Uint8Array }

const setBit = (bits: Uint8Array, position: number) => {
  bits[position >> 3] = (bits[position >> 3] ?? 0) | (0x80 >> (position & 7))
}

const positionsOf = (bits: Uint8Array) => {
  const positions: number[] = []
  for (const [n, byte] of bits.entries()) {
    for (let bit = 0; byte << bit && bit < 8; bit++) if (byte & (0x80 >> bit)) positions.push(n * 8 + bit)
  }
  return positions
}

const countBits = (bits: Uint8Array) => {
  let count = 0
  for (let byte of bits) for (; byte > 0; byte &= byte - 1) count += 1
  return count
}

const asHex = (bits: Uint8Array) =>
  `x${Buffer.from(bits.buffer, bits.byteOffset, bits.length).toString("hex")}`
const emptyBits = () => new Uint8Array(segmentSize / 8)

const addPlace = (places: Map<string, Places>, word: string, position: number) => {
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

const piecesOf = (word: string) => {
  // Characters outside the first plane take two places in a string.
  const letters = /[\ud800-\udfff]/.test(word) ? Array.from(word) : null
  const pieces = new Set<string>()
  for (const length of pieceLengths) {
    for (let n = 0; n + length <= (letters ?? word).length; n++)
      pieces.add(letters ? letters.slice(n, n + length).join("") : word.slice(n, n + length))
  }
  return pieces
}

const addBits = (bits: Uint8Array, more: Uint8Array) => {
  for (let n = 0; n < more.length; n++) bits[n] = (bits[n] ?? 0) | (more[n] ?? 0)
}

/** Which pieces of words stand in which posts: all that terms of up to three characters need. */
const bitsOfPieces = (places: Map<string, Places>) => {
  const bitsOf = new Map<string, Uint8Array>()
  for (const [word, known] of places) {
    for (const piece of piecesOf(word)) {
      let bits = bitsOf.get(piece)
      if (!bits) bitsOf.set(piece, (bits = emptyBits()))
      if ("many" in known) addBits(bits, known.many)
      else for (const position of known.few) setBit(bits, position)
    }
  }
  return bitsOf
}

const asWord = (kind: SegmentWord["kind"], word: string, bits: Uint8Array): SegmentWord =>
  countBits(bits) <= fewest
    ? { kind, word, few: positionsOf(bits), many: null }
    : { kind, word, few: null, many: asHex(bits) }

/** Gathers the words of up to `segmentSize` posts, and the phrases asked for, and tells which posts hold each. */
export const gatherSegment = (phrases: readonly string[]) => {
  const places = new Map<string, Places>()
  const held = phrases.map((phrase) => ({ phrase, bits: emptyBits() }))
  const add = (position: number, searchText: string) => {
    for (const word of new Set(searchText.split(" "))) {
      if (word !== "" && word !== "\u001f") addPlace(places, ` ${word} `, position)
    }
    for (const { phrase, bits } of held) if (searchText.includes(phrase)) setBit(bits, position)
  }
  function* words(): Generator<SegmentWord> {
    for (const [word, known] of places) {
      if ("few" in known) yield { kind: "word", word, few: known.few, many: null }
      else yield { kind: "word", word, few: null, many: asHex(known.many) }
    }
    for (const [piece, bits] of bitsOfPieces(places)) yield asWord("piece", piece, bits)
    for (const { phrase, bits } of held) yield asWord("phrase", phrase, bits)
  }
  return { add, words }
}

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
  const letters = /[\ud800-\udfff]/.test(word) ? [...word] : null
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

// A phrase of this share of the titles is one that visitors ask for; no segment knows more than so many.
const phraseShare = 0.005
const mostPhrases = 60
const phraseLengths = [2, 3, 4]

const phrasesOf = (title: string) => {
  const words = title.split(" ").map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
  const phrases = new Set<string>()
  for (const length of phraseLengths) {
    for (let n = 0; n + length <= words.length; n++) {
      const some = words.slice(n, n + length)
      if (!some.includes("")) phrases.add(some.join(" "))
    }
  }
  return phrases
}

const commonPhrases = (texts: readonly (string | undefined)[]) => {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const title = text?.slice(1, text.indexOf(" \u001f")) ?? ""
    for (const phrase of phrasesOf(title)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > fewest && count >= texts.length * phraseShare)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostPhrases)
    .map(([phrase]) => phrase)
}

const asWord = (kind: SegmentWord["kind"], word: string, bits: Uint8Array): SegmentWord =>
  countBits(bits) <= fewest
    ? { kind, word, few: positionsOf(bits), many: null }
    : { kind, word, few: null, many: asHex(bits) }

/** Gathers the words of up to `segmentSize` posts and tells which posts hold each. */
export const gatherSegment = () => {
  const places = new Map<string, Places>()
  const texts: (string | undefined)[] = []
  const add = (position: number, searchText: string) => {
    texts[position] = searchText
    for (const word of new Set(searchText.split(" "))) {
      if (word !== "" && word !== "\u001f") addPlace(places, ` ${word} `, position)
    }
  }
  function* words(): Generator<SegmentWord> {
    for (const [word, known] of places) {
      if ("few" in known) yield { kind: "word", word, few: known.few, many: null }
      else yield { kind: "word", word, few: null, many: asHex(known.many) }
    }
    for (const [piece, bits] of bitsOfPieces(places)) yield asWord("piece", piece, bits)
    for (const phrase of commonPhrases(texts)) {
      const bits = emptyBits()
      for (const [position, text] of texts.entries()) if (text?.includes(phrase)) setBit(bits, position)
      yield asWord("phrase", phrase, bits)
    }
  }
  return { add, words }
}

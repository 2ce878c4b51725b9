import type { Db } from "../../platform/db/db.server.ts"
import { knownPhrases } from "./known-phrases.ts"
import {
  deletePendingPosts,
  deleteSegment,
  forgetIndexedPosts,
  insertIndexedPosts,
  insertSegment,
  insertSegmentWords,
  listLongPieces,
  listPendingPosts,
  listPostTexts,
  listSegments,
  listVisiblePosts,
  lockSearchIndex,
  openSegment,
} from "./search-index-store.server.ts"
import { gatherSegment, type SegmentWord, segmentSize } from "./search-segment.ts"
import { searchTextOf } from "./search-text.ts"

const postsAtOnce = 1000
const wordsAtOnce = 5000

/**
 * Moves posts that wait to be indexed into a segment of their own, at most one segment's worth, and tells how many it
 * dealt with. Nobody who saves a post waits for it: what is saved meanwhile stays on the list, and search believes
 * the list before the index.
 */
export function indexPosts(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lockSearchIndex(transaction)
    const pending = await listPendingPosts(transaction, segmentSize)
    const listed = pending.map(({ postId }) => postId)
    if (listed.length === 0) return 0
    await forgetIndexedPosts(transaction, listed)
    const fresh = await listVisiblePosts(transaction, listed)
    const earlier = await dissolveSmallSegments(transaction, fresh.length)
    const ids = earlier.length > 0 ? await listVisiblePosts(transaction, [...fresh, ...earlier]) : fresh
    if (ids.length > 0) await buildSegment(transaction, ids)
    await deletePendingPosts(transaction, pending)
    return listed.length
  })
}

/** Posts of the segments that the new one outgrows: so that small segments double and never become many. */
async function dissolveSmallSegments(db: Db, size: number) {
  const posts: number[] = []
  for (const segment of await listSegments(db)) {
    const total = size + posts.length
    if (segment.posts > total || segment.posts + total > segmentSize) break
    posts.push(...(await deleteSegment(db, segment.id)))
  }
  return posts
}

async function buildSegment(db: Db, ids: readonly number[]) {
  const segmentId = await insertSegment(db)
  const { add, words } = gatherSegment([...new Set([...knownPhrases, ...(await listLongPieces(db))])])
  for (let first = 0; first < ids.length; first += postsAtOnce) {
    const positions = new Map(ids.slice(first, first + postsAtOnce).map((id, n) => [id, first + n]))
    const texts = await listPostTexts(db, [...positions.keys()])
    const posts = texts.map((post) => ({
      id: post.id,
      position: positions.get(post.id) ?? 0,
      searchText: searchTextOf(post),
    }))
    for (const { position, searchText } of posts) add(position, searchText)
    await insertIndexedPosts(db, segmentId, posts)
  }
  let batch: SegmentWord[] = []
  const flush = async () => {
    if (batch.length > 0) await insertSegmentWords(db, segmentId, batch)
    batch = []
  }
  for (const word of words()) {
    batch.push(word)
    if (batch.length === wordsAtOnce) await flush()
  }
  await flush()
  await openSegment(db, segmentId)
}

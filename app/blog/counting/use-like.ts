import { type FormEvent, useRef, useState } from "react"
import { sendLike } from "./like-request.client.ts"

/** §4: once per page view; after success the server's count. A failure is silent and may be tried again. */
export function useLike(slug: string, counted: number) {
  const [likes, setLikes] = useState(counted)
  const [isLiked, setIsLiked] = useState(false)
  const isSending = useRef(false)

  const send = async () => {
    isSending.current = true
    const count = await sendLike(slug).catch(() => null)
    isSending.current = false
    if (count === null) return
    setLikes(count)
    setIsLiked(true)
  }
  const like = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending.current && !isLiked) void send()
  }
  return { likes, isLiked, like }
}

import { type FormEvent, useRef, useState } from "react"
import { sendLike } from "./like-request.client.ts"

/** §4: one like per page view, then the server's count. A failure shows nothing, and the visitor may try again. */
export function useLike(slug: string, initialLikes: number) {
  const [likes, setLikes] = useState(initialLikes)
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

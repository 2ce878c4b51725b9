import { expect, test } from "vitest"
import type { Post } from "../post.ts"
import { postView } from "./post-view.ts"

const post: Post = {
  id: 1,
  title: "Um artigo",
  slug: "um-artigo",
  excerpt: "",
  content: "<h2>A</h2>",
  featuredImage: null,
  featuredImageAlt: null,
  publishedAt: new Date("2026-11-01T12:00:00Z"),
  updatedAt: new Date("2026-11-02T12:00:00Z"),
  createdAt: new Date("2026-11-01T12:00:00Z"),
  readingTime: 1,
  views: 0,
  likes: 0,
  featured: false,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  canonicalUrl: null,
  reviewedOn: null,
  reviewedBy: null,
  sources: [],
  author: { name: "Ana", slug: "ana", bio: "", avatarUrl: null, email: "ana@x.example", socialLinks: {} },
  categories: [{ id: 1, name: "Direitos", slug: "direitos", description: "" }],
  tags: [{ id: 2, name: "ANS", slug: "ans" }],
}

test("[S3.44] a derived post has its author, categories, tags, a date object and their addresses", () => {
  const view = postView(post)
  expect(view).toMatchObject({
    url: "/blog/um-artigo",
    date: new Date("2026-11-01T12:00:00Z"),
    author: { name: "Ana", url: "/blog/autor/ana" },
    categories: [{ name: "Direitos", url: "/blog/categoria/direitos" }],
    tags: [{ name: "ANS", url: "/blog/tag/ans" }],
  })
})

test("does not send the raw body, the author's e-mail or ids to the browser", () => {
  expect(JSON.stringify(postView(post))).not.toMatch(/ana@x|"content"|"id":1|"id":2/)
})

test("sources are escaped, and only web addresses are links", () => {
  const sources = [
    { label: 'Lei "9.656" <b>', href: 'https://x.example/"a' },
    { label: "Manual", href: "javascript:alert(1)" },
    { label: "Sem endereço" },
  ]
  expect(postView({ ...post, sources }).html.sources).toBe(
    '<li><a href="https://x.example/&quot;a">Lei &quot;9.656&quot; &lt;b&gt;</a></li><li>Manual</li><li>Sem endereço</li>',
  )
})

import { locale } from "../../locale/pt-br.ts"
import { xmlDocument, xmlText } from "../../platform/text/xml.ts"
import { blogName } from "../blog-title.ts"
import { blogHome } from "../content/blog.ts"
import { listText } from "../content/lists.ts"
import { blogUrl, type PostCard, postUrl } from "../post.ts"

export const feedSize = 20

/** The newest posts as RSS 2.0. */
export function feedXml(origin: string, posts: readonly PostCard[]) {
  return xmlDocument(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(blogName)}</title>
<link>${xmlText(origin + blogUrl)}</link>
<description>${xmlText(blogHome.description)}</description>
<language>${locale}</language>
<atom:link href="${xmlText(origin + listText.feed.href)}" rel="self" type="application/rss+xml"/>
${posts[0] ? `<lastBuildDate>${posts[0].publishedAt.toUTCString()}</lastBuildDate>\n` : ""}${posts.map((post) => item(origin, post)).join("\n")}
</channel>
</rss>`)
}

function item(origin: string, { title, slug, excerpt, publishedAt, author, categories }: PostCard) {
  const address = xmlText(origin + postUrl(slug))
  return `<item>
<title>${xmlText(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${publishedAt.toUTCString()}</pubDate>
<dc:creator>${xmlText(author.name)}</dc:creator>
${categories.map(({ name }) => `<category>${xmlText(name)}</category>\n`).join("")}<description>${xmlText(excerpt)}</description>
</item>`
}

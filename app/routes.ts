import { type RouteConfig, route } from "@react-router/dev/routes"

export default [
  // A path instead of an index: a form without script posts to the page's own address (trap of `?index`).
  route("/", "routes/site/home.tsx"),
  route("sobre", "routes/site/about.tsx"),
  route("politicas-privacidade", "routes/site/privacy.tsx"),
  route("sucesso", "routes/site/success.tsx"),
  route("cotacao", "routes/site/quote.ts"),
  route("privacidade/escolha", "routes/privacy/choice.ts"),
  route("privacidade/recibo/:receipt", "routes/privacy/receipt.tsx"),
  route("medidas", "routes/machine/vitals.ts"),
  route("blog", "routes/blog/home.tsx"),
  route("blog/categoria/:category", "routes/blog/category.tsx"),
  route("blog/tag/:tag", "routes/blog/tag.tsx"),
  route("blog/autor/:author", "routes/blog/author.tsx"),
  route("blog/feed.xml", "routes/blog/feed.ts"),
  route("blog/:slug", "routes/blog/post.tsx"),
  route("blog/:slug/curtir", "routes/blog/like.ts"),
  route("blog/:slug/visita", "routes/blog/view.ts"),
  route("og/blog/:slug.png", "routes/blog/share-card.ts"),
  route("saude", "routes/machine/live.ts"),
  route("pronto", "routes/machine/ready.ts"),
  route("sitemap.xml", "routes/machine/sitemap.ts"),
  route("sitemap-paginas.xml", "routes/machine/sitemap-pages.ts"),
  route(":name.xml", "routes/machine/sitemap-posts.ts"),
  route("robots.txt", "routes/machine/robots.ts"),
  route("site.webmanifest", "routes/machine/manifest.ts"),
  route("__ui", "routes/machine/gallery.tsx"),
  // One module for every carrier: which ones exist is content (app/site/content/carrier-pages.ts).
  route(":carrier", "routes/site/carrier.tsx"),
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig

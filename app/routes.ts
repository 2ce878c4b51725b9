import { prefix, type RouteConfig, route } from "@react-router/dev/routes"

export default [
  // A path instead of an index: a form without script posts to the page's own address (trap of `?index`).
  route("/", "routes/site/home.tsx"),
  route("sobre", "routes/site/about.tsx"),
  route("politicas-privacidade", "routes/site/privacy.tsx"),
  route("sucesso", "routes/site/success.tsx"),
  ...prefix("privacidade", [
    route("cancelar-emails/:token", "routes/privacy/unsubscribe.tsx"),
    ...prefix("meus-dados", [
      route("", "routes/privacy/holder-ask.tsx"),
      route("enviado", "routes/privacy/holder-sent.tsx"),
      route("entrar/:token", "routes/privacy/holder-link.tsx"),
      route("ver", "routes/privacy/holder-overview.tsx"),
      route("dados.json", "routes/privacy/holder-json.ts"),
      route("dados.txt", "routes/privacy/holder-text.ts"),
      route("corrigir/:protocol", "routes/privacy/holder-correct.tsx"),
      route("pedido", "routes/privacy/holder-office.tsx"),
      route("apagar", "routes/privacy/holder-erase.tsx"),
      route("apagado", "routes/privacy/holder-erased.tsx"),
    ]),
  ]),
  route("cotacao", "routes/site/quote.ts"),
  route("saude", "routes/machine/live.ts"),
  route("pronto", "routes/machine/ready.ts"),
  route("sitemap.xml", "routes/machine/sitemap.ts"),
  route("robots.txt", "routes/machine/robots.ts"),
  route("site.webmanifest", "routes/machine/manifest.ts"),
  route("__ui", "routes/machine/gallery.tsx"),
  // One module for every carrier: which ones exist is content (app/site/content/carrier-pages.ts).
  route(":carrier", "routes/site/carrier.tsx"),
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig

import { href } from "react-router"
import { locale } from "../../locale/pt-br.ts"
import type { Company } from "../company/company.ts"
import { siteName } from "../content/brand.ts"
import type { LabelledLink } from "../prose/prose.ts"

/** The company, for search engines. */
export function insuranceAgency(origin: string, company: Company) {
  return {
    "@type": "InsuranceAgency",
    "@id": idOf(origin),
    name: siteName,
    legalName: company.legalName,
    url: origin + href("/"),
    image: `${origin}/og/home.png`,
    telephone: company.mainPhone.e164,
    email: company.email,
    taxID: company.cnpj,
    address: {
      "@type": "PostalAddress",
      streetAddress: company.address.street,
      addressLocality: company.address.city,
      postalCode: company.address.postalCode,
      addressCountry: "BR",
    },
    areaServed: { "@type": "Country", name: "Brasil" },
    knowsLanguage: locale,
  }
}

const idOf = (origin: string) => `${origin}${href("/")}#escritorio`

/** The last step is the page itself. */
export function breadcrumbs(origin: string, steps: readonly LabelledLink[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
}

export function carrierService(origin: string, page: { name: string; path: string; description: string }) {
  return {
    "@type": "Service",
    name: `Plano de saúde ${page.name} para servidores públicos`,
    serviceType: "Corretagem de planos de saúde",
    description: page.description,
    url: origin + page.path,
    provider: { "@id": idOf(origin), "@type": "InsuranceAgency", name: siteName },
    areaServed: { "@type": "Country", name: "Brasil" },
  }
}

type ArticleFacts = {
  path: string
  headline: string
  description: string
  publishedAt: Date
  modifiedAt: Date
  author: { name: string; path: string }
  /** The name of the share card in /og/. */
  card: string
  sections: readonly string[]
  keywords: string
  minutes: number
}

/** §7: a post, for search engines. */
export function articleRecord(origin: string, article: ArticleFacts) {
  return {
    "@type": "Article",
    headline: article.headline,
    description: article.description,
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.modifiedAt.toISOString(),
    author: { "@type": "Person", name: article.author.name, url: origin + article.author.path },
    publisher: { "@type": "InsuranceAgency", "@id": idOf(origin), name: siteName },
    image: { "@type": "ImageObject", url: `${origin}/og/${article.card}.png`, width: 1200, height: 630 },
    mainEntityOfPage: origin + article.path,
    articleSection: article.sections,
    keywords: article.keywords,
    timeRequired: `PT${article.minutes}M`,
    inLanguage: locale,
  }
}

export function questions(pairs: readonly { question: string; answer: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: pairs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
}

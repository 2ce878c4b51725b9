import { data } from "react-router"
import { readUuid } from "../../platform/text/random-uuid.ts"
import { ConsentReceipt } from "../../privacy/consent/consent-receipt.tsx"
import { cookieQuestion } from "../../privacy/consent/cookie-question.ts"
import { listReceiptLines } from "../../privacy/ledger/ledger-store.server.ts"
import { siteName } from "../../site/content/brand.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { appContext } from "../app-context.ts"
import { cachePolicy } from "../cache-policy.ts"
import type { Route } from "./+types/receipt"

export default function Receipt({ loaderData: { receipt, lines } }: Route.ComponentProps) {
  return <ConsentReceipt receipt={receipt} lines={[...lines]} />
}

const notFound = () => data(null, { status: 404, headers: { "cache-control": cachePolicy.personal } })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(appContext)
  const receipt = readUuid(params.receipt)
  const [first, ...others] = receipt ? await listReceiptLines(db, receipt) : []
  if (!receipt || !first) throw notFound()
  return { origin: publicUrl, receipt, lines: [first, ...others] as const }
}

export const headers = () => ({ "cache-control": cachePolicy.personal })

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    origin: loaderData?.origin ?? "",
    metadata: {
      title: `${cookieQuestion.receipt.title} | ${siteName}`,
      description: cookieQuestion.receipt.intro,
      path: null,
      isIndexed: false,
    },
  })
}

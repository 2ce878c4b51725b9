import { longDay } from "../../../locale/pt-br.ts"

/** The texts around what the office checked about a carrier. */
export const carrierFactsText = {
  title: (carrier: string) => `O que conferimos sobre a ${carrier}`,
  beforeSource: "Fonte: ",
  afterSource: (checkedOn: string) => `, conferida em ${longDay(checkedOn)}`,
} as const

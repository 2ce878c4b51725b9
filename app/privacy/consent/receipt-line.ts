/** One purpose of a recorded choice, as shown on the receipt. */
export type ReceiptLine = {
  purpose: string
  version: string
  text: string
  choice: boolean
  page: string
  createdAt: Date
  /** Null until the worker has sealed it. */
  position: number | null
  hash: string | null
}

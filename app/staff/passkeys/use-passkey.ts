import { useRef, useState, useSyncExternalStore } from "react"
import { hasPasskeySupport } from "./browser-passkeys.client.ts"

/**
 * A form that sends what a device made of a passkey. `ask` asks the device; its answer is posted in the field `credential`.
 * Nothing is shown without script or without passkeys in the browser.
 */
export function usePasskey(ask: () => Promise<string | null>) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<"idle" | "asking" | "cancelled" | "failed">("idle")
  const isSupported = useSyncExternalStore(
    () => () => {},
    hasPasskeySupport,
    () => false,
  )
  const start = async () => {
    setState("asking")
    try {
      const credential = await ask()
      if (!credential || !field.current) return setState("cancelled")
      field.current.value = credential
      form.current?.requestSubmit()
    } catch {
      setState("failed")
    }
  }
  return { form, field, isSupported, state, start }
}

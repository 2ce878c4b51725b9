import { Refusal } from "../../ui/feedback/refusal.tsx"

export type SettingsRefusal = { title: string; text: string; action?: { label: string; href: string } }

/** Why nothing was published, with a way on that keeps what was typed. */
export function RefusalNotice({ title, text, action }: SettingsRefusal) {
  const link = action && (
    <a href={action.href} target="_blank" rel="noopener">
      {action.label}
    </a>
  )
  return (
    <Refusal title={title} actions={link}>
      {text}
    </Refusal>
  )
}

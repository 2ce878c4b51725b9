import { Button } from "../../ui/controls/button.tsx"
import { ProseText } from "../prose/prose-text.tsx"
import { configureCookies } from "../shell/configure-cookies.ts"
import type { PolicyBlock } from "./policy.ts"
import style from "./policy-part.module.css"

type BlockOf<Kind extends PolicyBlock["kind"]> = Extract<PolicyBlock, { kind: Kind }>

/** One block of a section, of any kind. */
export function PolicyPart({ block }: { block: PolicyBlock }) {
  switch (block.kind) {
    case "text":
      return (
        <p className={style.text}>
          <ProseText text={block.text} />
        </p>
      )
    case "list":
      return (
        <ul className={style.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case "definitions":
      return <Definitions {...block} />
    case "cookies":
      return <Cookies {...block} />
    case "notice":
      return (
        <div className={style.notice}>
          <h3>{block.title}</h3>
          <p>
            <ProseText text={block.text} />
          </p>
        </div>
      )
    default:
      return block satisfies never
  }
}

function Definitions({ items }: BlockOf<"definitions">) {
  return (
    <dl className={style.definitions}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <ProseText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Cookies({ caption, headings, rows, button }: BlockOf<"cookies">) {
  return (
    <>
      <table className={style.cookies}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{headings.category}</th>
            <th scope="col">{headings.purpose}</th>
            <th scope="col">{headings.duration}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, purpose, duration }) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              <td>{purpose}</td>
              <td data-label={headings.duration}>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={style.configure}>
        <Button look="quiet" onClick={configureCookies}>
          {button}
        </Button>
      </div>
    </>
  )
}

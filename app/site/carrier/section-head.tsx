import style from "./section-head.module.css"

type Props = { id: string; title: string; intro?: string | undefined }

/** The title of a section, and what it says first. */
export function SectionHead({ id, title, intro }: Props) {
  return (
    <div className={style.head}>
      <h2 id={id}>{title}</h2>
      {intro && <p>{intro}</p>}
    </div>
  )
}

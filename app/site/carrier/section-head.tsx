import style from "./section-head.module.css"

type Props = { id: string; title: string; intro?: string | undefined }

/** The title and introduction of a section. */
export function SectionHead({ id, title, intro }: Props) {
  return (
    <div className={style.head}>
      <h2 id={id}>{title}</h2>
      {intro && <p>{intro}</p>}
    </div>
  )
}

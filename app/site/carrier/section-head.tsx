import style from "./section-head.module.css"

type Props = { id: string; title: string; intro?: string | undefined }

/** The title of a section, and what it says first. */
export const SectionHead = ({ id, title, intro }: Props) => (
  <div className={style.head}>
    <h2 id={id}>{title}</h2>
    {intro && <p>{intro}</p>}
  </div>
)
